/** What opens above a table: rules, help, log, menu, settings, and the dialogs. One at a time. */
import { unreachable } from "../../model/unreachable";
import { texts } from "../../texts/texts";
import type { Draw } from "../../wire.gen";
import { DiceCheck } from "../check/dice-check";
import { EarSheet } from "../ear/ear-at-table";
import { myName } from "../frame/me";
import { NameDialog } from "../frame/name-dialog";
import { Settings } from "../frame/settings";
import { Button } from "../parts/button";
import { Sheet } from "../parts/modal";
import { RulesSheet } from "../rules/rules-sheet";
import { NewHost } from "./host/new-host";
import { LeaveDialog } from "./leave";
import { Menu } from "./menu";
import { Log } from "./play/log";
import { RuleCases } from "./play/rule-cases";
import { SaySheet } from "./say/say-sheet";
import type { SheetName, TableScreen } from "./table-screen";

interface SheetsProps extends TableScreen {
  readonly sheet: SheetName;
  readonly onClose: () => void;
}

export function Sheets(props: SheetsProps) {
  const { sheet, people, game, onClose, session, openSheet } = props;
  const t = texts();
  switch (sheet.is) {
    case "none":
      return null;
    case "rules":
      return (
        <RulesSheet game={game} rule={sheet.rule} note={<RuleCases {...props} rule={sheet.rule} />} onClose={onClose} />
      );
    case "ear":
      return <EarSheet onClose={onClose} />;
    case "help":
      return <HelpSheet {...props} />;
    case "log":
      return (
        <Sheet title={t.table.log} icon="log" closeLabel={t.close} onClose={onClose}>
          <Log {...props} />
        </Sheet>
      );
    case "finish":
      return <FinishDialog {...props} round={sheet.round} />;
    case "check":
      return <DiceCheck table={people.table} match={people.match} draw={sheet.coin} onClose={onClose} />;
    case "menu":
      return <Menu {...props} />;
    case "settings":
      return <Settings onName={() => openSheet({ is: "name" })} onClose={onClose} />;
    case "name":
      return (
        <NameDialog
          go={t.name.change}
          onNamed={() => {
            session.wish({ type: "rename", name: myName.value });
            onClose();
          }}
          onClose={onClose}
        />
      );
    case "say":
      return <SaySheet {...props} />;
    case "new_host":
      return <NewHost {...props} />;
    case "leave":
      return <LeaveDialog {...props} />;
    default:
      return unreachable(sheet);
  }
}

function FinishDialog({ ui, seen, hands, round, openSheet, onClose }: SheetsProps & { readonly round: number }) {
  if (ui.Finish === undefined || seen === null) return null;
  const checkCoin = (coin: Draw) => openSheet({ is: "check", coin });
  return <ui.Finish seen={seen} hands={hands} round={round} onCheckCoin={checkCoin} onClose={onClose} />;
}

function HelpSheet({ ui, seen, hands, game, openSheet, onClose }: SheetsProps) {
  const t = texts();
  return (
    <Sheet title={t.games[game.name]?.help ?? t.rules} icon="book" closeLabel={t.close} onClose={onClose}>
      {seen !== null && <ui.Help seen={seen} hands={hands} />}
      <div class="sheet__foot">
        <Button icon="book" onPress={() => openSheet({ is: "rules", rule: "" })}>
          {t.table.allRules}
        </Button>
      </div>
    </Sheet>
  );
}
