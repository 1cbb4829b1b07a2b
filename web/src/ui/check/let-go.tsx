/** A throw down the board: what its number was for, and how the die was let go by the record. */
import type { Flown } from "../../dice/flown";
import { texts } from "./texts";

const ROWS = ["speed", "left", "spin"] as const;

/** @param flown null: the record does not say */
export function LetGo({ flown }: { readonly flown: Flown | null }) {
  const t = texts().seed;
  if (flown === null) return null;
  const { die, style, aimed, began } = flown;
  if (die === "" || aimed === null || began === null) return <p class="check__unused">{t.unused}</p>;
  return (
    <table class="check__throw">
      <caption>{t.letGo(die, style)}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t.aimed}</th>
          <th scope="col">{t.began}</th>
        </tr>
      </thead>
      <tbody class="num">
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{t.rows[row]}</th>
            <td>{t.push[row](aimed[row])}</td>
            <td>{t.push[row](began[row])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
