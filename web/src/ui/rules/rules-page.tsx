/** `/rules/GAME`: the rules of a game on a page of their own; `#GB-R4` marks one. */

import { rulesAddress } from "../../model/route";
import { gameName, texts } from "../../texts/texts";
import { GAMES, type GameSeen } from "../../wire.gen";
import { Bar } from "../frame/bar";
import { LearnLink } from "../learn/learn-link";
import { RulesList } from "./rules-list";

interface RulesPageProps {
  readonly game: GameSeen;
  readonly rule: string;
}

export function RulesPage({ game, rule }: RulesPageProps) {
  const t = texts();
  const name = gameName(game.name);
  return (
    <>
      <Bar title={t.rulesPage.title(name)} />
      <main class="rulespage">
        <nav aria-label={t.rulesPage.games}>
          <ul class="rulespage__games">
            {GAMES.map((one) => (
              <li key={one.name}>
                <a
                  class="btn btn--sm"
                  href={rulesAddress(one.name)}
                  aria-current={one.name === game.name ? "page" : undefined}
                >
                  {gameName(one.name)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LearnLink game={game.name} name={name} />
        <RulesList key={game.name} game={game.name} marked={rule} />
      </main>
    </>
  );
}
