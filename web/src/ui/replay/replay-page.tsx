/** `/t/CODE/match/N`, `/t/CODE/match/N#30`: a match of a table, once more. */
import "../frame/tables";
import { tableAddress } from "../../model/route";
import { filmOfTable } from "../../net/http";
import { DoorPage, Loading } from "../frame/door";
import { BrokenPage } from "../frame/later";
import { ReplayView } from "./replay-view";
import { texts } from "./texts";
import { useFilm } from "./use-film";
import { useFilmTitle } from "./use-title";

export interface ReplayPageProps {
  readonly code: string;
  readonly match: number;
  /** "30" or "30.2"; empty: from the beginning. */
  readonly moment: string;
}

export function ReplayPage({ code, match, moment }: ReplayPageProps) {
  const fetched = useFilm(() => filmOfTable(code, match), `${code} ${match}`);
  useFilmTitle(fetched.is === "shown" ? fetched.film.people.game : "");
  if (fetched.is === "fetching") return <Loading />;
  if (fetched.is === "broken") return <BrokenPage why={fetched.why} />;
  if (fetched.is === "shown") return <ReplayView {...fetched} moment={moment} source={{ is: "table", code, match }} />;
  return (
    <DoorPage title={texts().refused.table} text={fetched.sentence} figure="fig-ghost">
      <a class="btn" href={tableAddress(code)}>
        {texts().toTable}
      </a>
    </DoorPage>
  );
}
