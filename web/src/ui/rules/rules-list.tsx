/** All rules of a game, to be searched and read; one of them may be marked. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { matching } from "../../model/rules";
import { rulesOf } from "../../net/http";
import { texts } from "../../texts/texts";
import type { Rule } from "../../wire.gen";
import { sentenceOf } from "../frame/failure";
import { Button } from "../parts/button";
import { classes } from "../parts/classes";

interface RulesListProps {
  readonly game: string;
  /** Id of the rule that somebody asked for; empty: none. */
  readonly marked: string;
}

export function RulesList({ game, marked }: RulesListProps) {
  const t = texts();
  const { rules, wrong, retry } = useRules(game);
  const [words, setWords] = useState("");
  const field = useId();
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
      <search class="join">
        <label for={field}>{t.rulesPage.search}</label>
        <span class="field">
          <input id={field} type="search" value={words} onInput={(event) => setWords(event.currentTarget.value)} />
        </span>
        <p class="cap" role="status">
          {found.length === 0 ? t.rulesPage.none : t.rulesPage.found(found.length)}
        </p>
      </search>
      <Found rules={found} marked={words === "" ? marked : ""} />
    </>
  );
}

function useRules(game: string) {
  const [rules, setRules] = useState<readonly Rule[] | null>(null);
  const [wrong, setWrong] = useState("");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setWrong("");
    rulesOf(game).then(
      (answer) => isWanted && setRules(answer.rules),
      (error: unknown) => isWanted && setWrong(sentenceOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [game, tries]);
  return { rules, wrong, retry: () => setTries(tries + 1) };
}

interface FoundProps {
  readonly rules: readonly Rule[];
  readonly marked: string;
}

function Found({ rules, marked }: FoundProps) {
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    const one = marked === "" ? null : list.current?.querySelector<HTMLElement>(`[id="${CSS.escape(marked)}"]`);
    one?.scrollIntoView({ block: "center" });
    one?.focus({ preventScroll: true });
  }, [marked]);
  return (
    <dl ref={list} class="rules">
      {rules.map((rule) => (
        <div
          key={rule.id}
          id={rule.id}
          class={classes("rules__one", rule.id === marked && "rules__one--open")}
          tabIndex={-1}
        >
          <dt class="rules__id">{rule.id}</dt>
          <dd>{rule.words}</dd>
        </div>
      ))}
    </dl>
  );
}
