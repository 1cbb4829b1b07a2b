/** A page whose code comes when it is first shown. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { texts } from "../../texts/texts";
import { Button } from "../parts/button";
import { DoorPage, Loading } from "./door";

/** @param load throws where there is no network, or the page is older than the server */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  return function Later(props: P) {
    const t = texts();
    const [page, setPage] = useState<{ readonly Loaded: ComponentType<P> } | null>(null);
    const [isBroken, setBroken] = useState(false);
    useEffect(() => {
      load().then(
        (Loaded) => setPage({ Loaded }),
        () => setBroken(true),
      );
    }, []);
    if (page !== null) return <page.Loaded {...props} />;
    if (!isBroken) return <Loading />;
    return (
      <DoorPage title={t.doors.shut.unreachable.title} text={t.doors.shut.unreachable.text} figure="fig-ghost">
        <Button kind="act" onPress={() => location.reload()}>
          {t.doors.reload}
        </Button>
      </DoorPage>
    );
  };
}
