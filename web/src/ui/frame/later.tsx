/** A page whose code comes when it is first shown. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { withWords } from "../../texts/language";
import { texts } from "../../texts/texts";
import { Button } from "../parts/button";
import { whyBroken } from "./broken";
import { DoorPage, Loading } from "./door";

/** @param load throws where there is no network, or the page is older than the server */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  return function Later(props: P) {
    const t = texts();
    const [page, setPage] = useState<{ readonly Loaded: ComponentType<P> } | null>(null);
    const [broken, setBroken] = useState<"old_page" | "unreachable" | null>(null);
    useEffect(() => {
      withWords(load()).then(
        (Loaded) => setPage({ Loaded }),
        () => whyBroken().then(setBroken),
      );
    }, []);
    if (page !== null) return <page.Loaded {...props} />;
    if (broken === null) return <Loading />;
    const { title, text } = t.doors.shut[broken];
    return (
      <DoorPage title={title} text={text} figure="fig-ghost">
        <Button kind="act" onPress={() => location.reload()}>
          {t.doors.reload}
        </Button>
      </DoorPage>
    );
  };
}
