/** All rules of a game, to be searched and read; one of them may be marked. */
import { type ComponentChildren, Fragment, type RefObject } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { matching, piecesOf } from "../../model/rules";
import { rulesOf } from "../../net/http";
import { language } from "../../texts/language";
import { texts } from "../../texts/texts";
import type { Rule } from "../../wire.gen";
import { sentenceOf } from "../frame/failure";
import { Button } from "../parts/button";
import { classes } from "../parts/classes";
import { useExamples } from "./examples";

interface RulesListProps {
  readonly game: string;
  /** Id of the rule that somebody asked for; empty: none. */
  readonly marked: string;
  /** Stands below the marked rule. */
  readonly note?: ComponentChildren;
}

export function RulesList({ game, marked, note }: RulesListProps) {
  const t = texts();
  const { rules, wrong, retry } = useRules(game);
  const [words, setWords] = useState("");
  if (wrong !== "") {
    return (
      <div class="door__foot">
        <p>{wrong}</p>
        <Button onPress={retry}>{t.retry}</Button>
      </div>
    );
  }
  if (rules === null) return <p aria-busy="true">{t.loading}</p>;
  const found = matching(rules, words);
  return (
    <>
      <SearchField words={words} found={found.length} onWords={setWords} />
      <Found game={game} rules={found} words={words} marked={words === "" ? marked : ""} note={note} />
    </>
  );
}

interface SearchFieldProps {
  readonly words: string;
  /** How many rules have them. */
  readonly found: number;
  readonly onWords: (words: string) => void;
}

function SearchField({ words, found, onWords }: SearchFieldProps) {
  const t = texts().rulesPage;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  return (
    <search class="join">
      <label for={id}>{t.search}</label>
      <span class="field">
        <input
          ref={field}
          id={id}
          type="search"
          value={words}
          aria-keyshortcuts="/"
          onInput={(event) => onWords(event.currentTarget.value)}
        />
        <span class="key desk" aria-hidden="true">
          {SLASH}
        </span>
      </span>
      <p class="cap" role="status">
        {found === 0 ? t.none : t.found(found)}
      </p>
    </search>
  );
}

const SLASH = "/";

/** The key brings the focus here, unless somebody writes. */
function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const look = (event: KeyboardEvent): void => {
      const isTyped = event.ctrlKey || event.metaKey || event.altKey;
      const writes = event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
      if (event.key !== SLASH || isTyped || writes) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener("keydown", look);
    return () => window.removeEventListener("keydown", look);
  }, [field]);
}

/** A game's rules, which the server has; null: not yet. `wrong` says why they do not come. */
export function useRules(game: string) {
  const [rules, setRules] = useState<readonly Rule[] | null>(null);
  const [wrong, setWrong] = useState("");
  const [tries, setTries] = useState(0);
  const speaks = language.value;
  useEffect(() => {
    let isWanted = true;
    setWrong("");
    rulesOf(game, speaks).then(
      (answer) => isWanted && setRules(answer.rules),
      (error: unknown) => isWanted && setWrong(sentenceOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [game, speaks, tries]);
  return { rules, wrong, retry: () => setTries(tries + 1) };
}

interface FoundProps {
  readonly game: string;
  readonly rules: readonly Rule[];
  /** What was looked for. */
  readonly words: string;
  readonly marked: string;
  readonly note: ComponentChildren;
}

function Found({ game, rules, words, marked, note }: FoundProps) {
  const examples = useExamples(game);
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    const one = marked === "" ? null : list.current?.querySelector<HTMLElement>(`[id="${CSS.escape(marked)}"]`);
    one?.scrollIntoView({ block: "center" });
    one?.focus({ preventScroll: true });
  }, [marked]);
  useEffect(() => {
    // the examples that have come make the rules above it taller; whoever has gone on by then is left alone
    const one = document.activeElement;
    if (one?.id === marked && list.current?.contains(one)) one.scrollIntoView({ block: "center" });
  }, [examples, marked]);
  return (
    <dl ref={list} class="rules">
      {rules.map((rule) => {
        const Example = examples[rule.id];
        return (
          <div
            key={rule.id}
            id={rule.id}
            class={classes("rules__one", rule.id === marked && "rules__one--open")}
            tabIndex={-1}
          >
            <dt class="rules__id">
              <Marked text={rule.id} words={words} />
            </dt>
            <dd>
              <Marked text={rule.words} words={words} />
              {rule.id === marked && note}
              {Example && <Example />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  return (
    <>
      {piecesOf(text, words).map((piece, place) =>
        piece.isFound ? <mark key={place}>{piece.text}</mark> : <Fragment key={place}>{piece.text}</Fragment>,
      )}
    </>
  );
}
