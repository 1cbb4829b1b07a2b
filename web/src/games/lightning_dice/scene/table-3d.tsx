/**
 * The table in 3D, with names, slip and my columns laid over it. It fetches the scene; nothing here needs three.js.
 *
 * What can be seen in it is in the page as well: the parts of the flat table, whose pictures the styles take away.
 */
import type { Ref } from "preact";
import { useMemo } from "preact/hooks";
import { language } from "../../../texts/language";
import { type SceneLabel, SceneView } from "../../../ui/scene/scene-view";
import type { Hands } from "../../gameui";
import { Middle } from "../middle";
import { Mine } from "../mine";
import { plays, rivalsOf, type TakenUp } from "../model";
import type { Verdict } from "../model-slip";
import type { LightningSeen } from "../names";
import type { Own } from "../own";
import { Rack } from "../rack";
import { Rivals } from "../rivals";
import { shownOf } from "./shown-of";

const load = () => import("./scene").then(({ makeScene }) => makeScene);

interface Table3dProps {
  readonly seen: LightningSeen;
  readonly hands: Hands;
  readonly own: Own;
  readonly takenUp: readonly TakenUp[];
  readonly slip: Verdict | null;
  /** Takes the focus when the key that had it goes. */
  readonly group: Ref<HTMLDivElement>;
}

export function Table3d(props: Table3dProps) {
  const { seen, own, takenUp } = props;
  // a new object only when something new is to be seen
  const rack = own.rack.map(({ lies, face }) => `${lies}${face}`).join(" ");
  const said = language.value; // its words are painted on the card
  const shown = useMemo(() => shownOf(seen, { rack: own.rack, takenUp }), [seen.update, seen.history, rack, said]);
  const toggle = (key: string): void => {
    const [, die] = /^die-(\d)$/.exec(key) ?? [];
    if (die !== undefined && plays(seen.update.view) && !seen.isAsleep) own.toggle(Number(die));
  };
  return (
    <SceneView
      load={load}
      shown={shown}
      onPress={toggle}
      pressOn="pointerdown"
      labels={labelsOf(props)}
      class="ld__scene"
    />
  );
}

function labelsOf({ seen, hands, own, takenUp, slip, group }: Table3dProps): readonly SceneLabel[] {
  const { view } = seen.update;
  const labels: SceneLabel[] = rivalsOf(view).map((seat) => ({
    key: `seat-${seat}`,
    content: <Rivals seen={seen} seats={[seat]} takenUp={takenUp} side="left" />,
  }));
  if (view.seat > 0) labels.push({ key: `seat-${view.seat}`, content: <Mine seen={seen} /> });
  labels.push({ key: "slip", content: <Middle seen={seen} hands={hands} own={own} slip={slip} /> });
  if (plays(view)) {
    labels.push({ key: "rack", content: <Rack seat={view.seat} own={own} isAsleep={seen.isAsleep} group={group} /> });
  }
  return labels;
}
