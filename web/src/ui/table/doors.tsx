/** Why one does not come in, or is out again, and what one can do about it. */
import { tableAddress } from "../../model/route";
import { texts } from "../../texts/texts";
import { DoorPage } from "../frame/door";
import { Button } from "../parts/button";
import type { Shut } from "./gate";

interface ShutDoorProps {
  readonly why: Shut;
  /** The server's words; shown where the texts have none for this. */
  readonly sentence: string;
  readonly code: string;
  /** Tries again, or takes the table back from another tab. */
  readonly onRetry: () => void;
}

export function ShutDoor({ why, sentence, code, onRetry }: ShutDoorProps) {
  const t = texts();
  const { title, text } = wordsOf(why, sentence);
  return (
    <DoorPage title={title} text={text} figure={FIGURES[why] ?? "fig-ghost"}>
      {why === "table_full" && (
        <a class="btn btn--act" href={tableAddress(code, true)}>
          {t.doors.watch}
        </a>
      )}
      {why === "finished" && (
        <a class="btn btn--act" href={tableAddress(code, true)}>
          {t.doors.look}
        </a>
      )}
      {why === "old_page" && (
        <Button kind="act" onPress={() => location.reload()}>
          {t.doors.reload}
        </Button>
      )}
      {why === "replaced" && (
        <Button kind="act" onPress={onRetry}>
          {t.doors.useThis}
        </Button>
      )}
      {CAN_CHANGE.has(why) && (
        <Button kind="act" onPress={onRetry}>
          {t.retry}
        </Button>
      )}
    </DoorPage>
  );
}

const FIGURES: Readonly<Partial<Record<Shut, string>>> = {
  table_full: "fig-chair",
  finished: "crown",
  table_locked: "fig-book",
  barred: "fig-bottle",
  replaced: "fig-mouse",
};

/** Doors that may open by themselves. */
const CAN_CHANGE: ReadonlySet<Shut> = new Set<Shut>([
  "unreachable",
  "server_full",
  "table_locked",
  "no_ticket",
  "flood",
  "not_saved",
  "closing",
]);

interface Words {
  readonly title: string;
  readonly text: string;
}

function wordsOf(why: Shut, sentence: string): Words {
  const { refused, doors } = texts();
  const known: Readonly<Partial<Record<Shut, Words>>> = doors.shut;
  const isServers = sentence !== "" && why !== "finished" && why !== "unreachable";
  return known[why] ?? { ...doors.broken, ...(isServers && { text: refused(why, sentence) }) };
}
