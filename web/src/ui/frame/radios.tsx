/** A choice of a few words that stand side by side. */
import { useId } from "preact/hooks";
import type { Chosen } from "./chosen";

interface RadiosProps<T extends string> {
  readonly legend: string;
  /** One more sentence, below the legend. */
  readonly how?: string;
  readonly of: Chosen<T>;
  readonly words: Readonly<Record<T, string>>;
}

export function Radios<T extends string>({ legend, how, of: chosen, words }: RadiosProps<T>) {
  const name = useId();
  return (
    <fieldset aria-describedby={how === undefined ? undefined : `${name}-how`}>
      <legend class="opts__t">{legend}</legend>
      {how !== undefined && (
        <small id={`${name}-how`} class="opts__how">
          {how}
        </small>
      )}
      <span class="seg">
        {chosen.all.map((one) => (
          <label key={one} class="seg__one">
            <input type="radio" name={name} checked={chosen.now.value === one} onChange={() => chosen.choose(one)} />
            {words[one]}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
