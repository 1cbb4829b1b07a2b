/** A rule's badge that opens the rule's own words where it stands, and from there the book. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { texts } from "../../texts/texts";
import { RuleBadge } from "../parts/button";
import { useRules } from "./rules-list";

interface RuleHereProps {
  readonly id: string;
  readonly game: string;
  /** Opens all rules at this one. */
  readonly onBook: (id: string) => void;
}

interface RuleHere {
  readonly badge: JSX.Element;
  /** To stand behind the badge, wherever there is room; null while it is not asked for. */
  readonly words: JSX.Element | null;
}

export function useRuleHere(props: RuleHereProps): RuleHere {
  const { id } = props;
  const [isOpen, setOpen] = useState(false);
  return {
    badge: <RuleBadge id={id} label={texts().openRule(id)} isOpen={isOpen} onOpen={() => setOpen(!isOpen)} />,
    words: isOpen ? <Words {...props} /> : null,
  };
}

function Words({ id, game, onBook }: RuleHereProps) {
  const t = texts();
  const { rules, wrong } = useRules(game);
  const isLoading = rules === null && wrong === "";
  return (
    <span class="rulehere" aria-busy={isLoading}>
      {isLoading ? t.loading : (rules?.find((rule) => rule.id === id)?.words ?? wrong)}{" "}
      <button type="button" class="link" onClick={() => onBook(id)}>
        {t.table.allRules}
      </button>
    </span>
  );
}
