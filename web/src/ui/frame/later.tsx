/** A page whose code comes when it is first shown. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { withWords } from "../../texts/language";
import { texts } from "../../texts/texts";
import { Button } from "../parts/button";
import { type WhyBroken, whyBroken } from "./broken";
import { DoorPage, Loading } from "./door";

/** @param load throws where there is no network, or the page is older than the server */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  return function Later(props: P) {
    const [page, setPage] = useState<{ readonly Loaded: ComponentType<P> } | null>(null);
    const [broken, setBroken] = useState<WhyBroken | null>(null);
    useEffect(() => {
      withWords(load()).then(
        (Loaded) => setPage({ Loaded }),
        () => whyBroken().then(setBroken),
      );
    }, []);
    if (page !== null) return <page.Loaded {...props} />;
    return broken === null ? <Loading /> : <BrokenPage why={broken} />;
  };
}

export function BrokenPage({ why }: { readonly why: WhyBroken }) {
  const { shut, reload } = texts().doors;
  return (
    <DoorPage {...shut[why]} figure="fig-ghost">
      <Button kind="act" onPress={() => location.reload()}>
        {reload}
      </Button>
    </DoorPage>
  );
}
