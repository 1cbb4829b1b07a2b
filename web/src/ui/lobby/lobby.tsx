/** The hall: four games on a shelf, a field for a code, the tables that are open to all, and those of who comes back. */
import { useState } from "preact/hooks";
import { type Home, homeOf, NOTHING } from "../../model/mine";
import { rulesAddress } from "../../model/route";
import { myTables } from "../../net/http";
import { texts } from "../../texts/texts";
import { GAMES } from "../../wire.gen";
import { Bar } from "../frame/bar";
import { likelyName, myName } from "../frame/me";
import { NameDialog } from "../frame/name-dialog";
import { Settings } from "../frame/settings";
import { Icon, Use } from "../parts/art";
import { Button } from "../parts/button";
import { SeatDisc } from "../parts/seat";
import { OpenRecord } from "../replay/open-record";
import { useAsked } from "./asked";
import { JoinForm } from "./join";
import { Lately, OtherTables, Waits } from "./my-tables";
import { OpenTables } from "./open-tables";
import { Shelf } from "./shelf";
import { texts as homeTexts } from "./texts";

type Open = "nothing" | "settings" | "name";

export function Lobby() {
  const t = texts();
  const [open, setOpen] = useState<Open>("nothing");
  const home = useAsked(asked, NOTHING);
  const close = () => setOpen("nothing");
  return (
    <>
      <Bar>
        <LobbyKeys onSettings={() => setOpen("settings")} onName={() => setOpen("name")} />
      </Bar>
      <main class="lobby">
        <section class="hero" aria-label={t.lobby.welcome}>
          <div>
            <Greeting />
            {home.waits === null ? <p class="hero__sub">{t.lobby.sub}</p> : <Waits table={home.waits} />}
          </div>
          <JoinForm />
        </section>
        <Shelf isQuiet={home.waits !== null} />
        <OtherTables tables={home.others} />
        <Lately tables={home.lately} />
        <OpenTables />
        {home.lately.length === 0 && <Trust />}
        <OpenRecord />
      </main>
      {open === "settings" && <Settings onName={() => setOpen("name")} onClose={close} />}
      {open === "name" && <NameDialog go={t.name.change} onNamed={close} onClose={close} />}
    </>
  );
}

async function asked(): Promise<Home> {
  return homeOf((await myTables()).tables, Date.now() / 1000);
}

function Greeting() {
  const name = likelyName.value;
  if (name === "") {
    return (
      <h1 class="h-1" tabIndex={-1}>
        {texts().lobby.title}
        <Use id="fig-chair" />
      </h1>
    );
  }
  return (
    <h1 class="h-1 hero__hello" tabIndex={-1}>
      {homeTexts().hello(name)}
    </h1>
  );
}

interface LobbyKeysProps {
  readonly onSettings: () => void;
  readonly onName: () => void;
}

function LobbyKeys({ onSettings, onName }: LobbyKeysProps) {
  const t = texts();
  const name = myName.value;
  return (
    <>
      <a class="btn btn--quiet desk" href={rulesAddress(GAMES[0]?.name ?? "")}>
        <Icon name="book" />
        {t.lobby.howToPlay}
      </a>
      <Button kind="quiet" icon="gear" label={t.settings.title} onPress={onSettings} />
      <button type="button" class="me" aria-label={name === "" ? t.lobby.noNameYet : t.lobby.me(name)} onClick={onName}>
        <SeatDisc seat={1} size="sm" />
        <span class="me__name">{name === "" ? t.lobby.noName : name}</span>
      </button>
    </>
  );
}

function Trust() {
  const { fair, kept, explained } = texts().lobby.trust;
  return (
    <ul class="trust">
      <Pledge icon="hand" {...fair} />
      <Pledge icon="shield" {...kept} />
      <Pledge icon="book" {...explained} />
    </ul>
  );
}

interface PledgeProps {
  readonly icon: "hand" | "shield" | "book";
  readonly title: string;
  readonly text: string;
}

function Pledge({ icon, title, text }: PledgeProps) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        {text}
      </span>
    </li>
  );
}
