/** `/replay`: a record that somebody brings along is shown here, and kept nowhere. */
import "../frame/tables";
import { useEffect, useRef } from "preact/hooks";
import { filmOfRecord } from "../../net/http";
import { Bar } from "../frame/bar";
import { focusIfLost } from "../frame/focus";
import { BrokenPage } from "../frame/later";
import { announce } from "../frame/live";
import { Icon, Use } from "../parts/art";
import { classes } from "../parts/classes";
import { Banner } from "../parts/messages";
import { dropped, isOver, showFile } from "./drops";
import type { Said } from "./flaw-texts";
import { ReplayView } from "./replay-view";
import { texts } from "./texts";
import { type Fetched, FileError, useFilm } from "./use-film";
import { useFilmTitle } from "./use-title";

/** As the server has it. */
const MOST_MB = 4;

export function FilePage({ moment }: { readonly moment: string }) {
  const file = dropped.value;
  const text = useRef("");
  const fetched = useFilm(async () => {
    if (file === null) return [];
    text.current = await textOf(file);
    return filmOfRecord(file); // as it is: the text of a picture has lost what it was
  }, file);
  useFilmTitle(fetched.is === "shown" ? fetched.film.people.game : "");
  if (fetched.is === "broken") return <BrokenPage why={fetched.why} />;
  if (file === null || fetched.is !== "shown") return <Choose file={file} fetched={fetched} />;
  const source = { is: "file", name: file.name, text: text.current } as const;
  return <ReplayView {...fetched} moment={moment} source={source} />;
}

/** Throws FileError. */
async function textOf(file: File): Promise<string> {
  if (file.size > MOST_MB * 1024 * 1024) throw new FileError(texts().open.tooLong(MOST_MB));
  return file.text().catch(() => {
    throw new FileError(texts().open.unreadable);
  });
}

interface ChooseProps {
  readonly file: File | null;
  readonly fetched: Fetched;
}

function Choose({ file, fetched }: ChooseProps) {
  const t = texts().open;
  const isReading = file !== null && fetched.is === "fetching";
  useEffect(focusIfLost, []);
  return (
    <>
      <Bar title={texts().title} />
      <main class={classes("door", "bring", isOver.value && "bring--over")} aria-busy={isReading || undefined}>
        <Use id="fig-book" />
        <h1 class="h-1" tabIndex={-1}>
          {isOver.value ? t.drop : t.title}
        </h1>
        {fetched.is === "refused" && file !== null && <Refused name={file.name} {...fetched} />}
        <p>{isReading ? t.reading : t.text}</p>
        <div class="door__foot">
          <label class={classes("btn", !isReading && "btn--act", "btn--lg", "bring__key")}>
            <Icon name="box" />
            {fetched.is === "refused" ? t.another : t.choose}
            <input
              type="file"
              class="bring__file"
              accept=".jsonl,.ndjson,.json,.txt"
              onChange={({ currentTarget }) => {
                const chosen = currentTarget.files?.[0];
                if (chosen !== undefined) showFile(chosen);
                currentTarget.value = ""; // the same file may be chosen again, after it was changed
              }}
            />
          </label>
        </div>
        <p class="cap">{t.where}</p>
      </main>
    </>
  );
}

interface RefusedProps extends Said {
  readonly name: string;
}

function Refused({ name, sentence, verbatim }: RefusedProps) {
  const { title } = texts().refused;
  useEffect(() => announce(`${title} ${sentence} ${verbatim}`.trim(), "assertive"), [sentence, verbatim]);
  return (
    <Banner tone="bad">
      <b>{title}</b> {name}
      <br />
      {sentence} {verbatim !== "" && <span lang="en">{verbatim}</span>}
    </Banner>
  );
}
