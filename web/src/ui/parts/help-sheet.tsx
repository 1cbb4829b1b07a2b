/** What the games' sheets of help are made of. */
import type { ComponentChildren } from "preact";
import { texts } from "../../texts/texts";
import { RuleBadge } from "./button";

interface PictureProps {
  readonly text: string;
  readonly rule: string;
  readonly onRule: (id: string) => void;
  readonly children?: ComponentChildren;
}

/** A rule in a sentence, beside a drawn example. */
export function Picture({ text, rule, onRule, children }: PictureProps) {
  return (
    <li>
      {children !== undefined && <span class="khelp__pic">{children}</span>}
      <span>
        {text} <RuleBadge id={rule} label={texts().openRule(rule)} onOpen={onRule} />
      </span>
    </li>
  );
}

/** Keys of the keyboard, several of them with a space between, and what they do. */
export function Keys({ list }: { readonly list: readonly (readonly [keys: string, does: string])[] }) {
  return (
    <dl class="khelp__keys">
      {list.map(([keys, does]) => (
        <div key={keys}>
          <dt>
            {keys.split(" ").map((key) => (
              <kbd key={key} class="key">
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
