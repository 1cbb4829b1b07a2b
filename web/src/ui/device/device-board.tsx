/** A game's board as this device shows it: one player's, or several players' in turn, or several who race around it. */
import type { TableScreen } from "../table/table-screen";
import { Edges } from "./edges";
import { NowRibbon } from "./now-ribbon";

export function DeviceBoard(view: TableScreen) {
  const { ui, seen, hands, session } = view;
  if (seen === null) return null;
  const isShared = session.crew.seats.value.length > 0;
  if (isShared && ui.Edge !== undefined) return <Edges view={view} Edge={ui.Edge} />;
  return (
    <>
      {isShared && <NowRibbon {...view} />}
      <ui.Board seen={seen} hands={hands} />
    </>
  );
}
