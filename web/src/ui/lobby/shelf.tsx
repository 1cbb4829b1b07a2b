/** The boxes of the games. One that is not ready says so, and has its rules to read. */
import { useState } from "preact/hooks";
import { boxOf } from "../../games/index";
import { texts } from "../../texts/texts";
import { GAMES, type GameSeen } from "../../wire.gen";
import { myName } from "../frame/me";
import { NameDialog } from "../frame/name-dialog";
import { goToNewTable } from "../frame/new-table";
import { LearnLink } from "../learn/learn-link";
import { Use } from "../parts/art";
import { Button } from "../parts/button";
import { classes } from "../parts/classes";

interface ShelfProps {
  /** Something else is the next thing to do. */
  readonly isQuiet: boolean;
}

export function Shelf({ isQuiet }: ShelfProps) {
  const t = texts();
  const [asks, setAsks] = useState<GameSeen | null>(null);
  return (
    <section aria-label={t.lobby.games}>
      <ul class="shelf">
        {GAMES.map((game) => (
          <Boxed
            key={game.name}
            game={game}
            isQuiet={isQuiet}
            onOpen={() => (myName.value === "" ? setAsks(game) : goToNewTable(game.name))}
          />
        ))}
      </ul>
      {asks !== null && (
        <NameDialog
          go={t.lobby.open}
          onNamed={() => {
            setAsks(null);
            goToNewTable(asks.name);
          }}
          onClose={() => setAsks(null)}
        />
      )}
    </section>
  );
}

interface BoxedProps {
  readonly game: GameSeen;
  readonly isQuiet: boolean;
  readonly onOpen: () => void;
}

function Boxed({ game, isQuiet, onOpen }: BoxedProps) {
  const t = texts();
  const [least, most] = game.seats;
  const words = t.games[game.name];
  const name = words?.name ?? game.title;
  return (
    <li class="shelf__item">
      <Cover game={game} name={name} onOpen={onOpen} />
      <div class="board" aria-hidden="true" />
      <div class="shelf__foot">
        <p class="shelf__meta">
          <b>{words?.how}</b>
          {t.lobby.seats(least, most, words?.minutes ?? 0)}
        </p>
        <LearnLink game={game.name} name={name} />
        <Button {...(!isQuiet && { kind: "act" })} label={t.lobby.openOf(name)} onPress={onOpen}>
          {t.lobby.open}
        </Button>
      </div>
    </li>
  );
}

interface CoverProps extends Omit<BoxedProps, "isQuiet"> {
  readonly name: string;
}

/** The picture does what the key below it does, and is out of the keyboard's way. */
function Cover({ game, name, onOpen }: CoverProps) {
  const box = boxOf(game.name);
  return (
    <button type="button" class={classes("box", "felt", box.felt)} tabIndex={-1} onClick={onOpen}>
      <Use id={box.cover} viewBox="0 0 400 260" class="box__cover" />
      <span class="box__name">
        <b>{name}</b>
        <span>{texts().games[game.name]?.by}</span>
      </span>
    </button>
  );
}
