/** How those who share a device sit: around it, or side by side in front of it. */
import { computed, signal } from "@preact/signals";
import { watched } from "../frame/screen";
import { recall, remember } from "../frame/storage";
import { Button } from "../parts/button";
import { texts } from "./texts";

type Seating = "around" | "beside";

const chosen = signal<Seating | "">(asSeating(recall("seating")));
const isTouched = watched("(pointer: coarse)");

/** Until somebody chooses: a tablet lies on the table, a laptop stands on it. */
export const seating = computed((): Seating => chosen.value || (isTouched.value ? "around" : "beside"));

export function SeatingKey() {
  const t = texts();
  const other: Seating = seating.value === "around" ? "beside" : "around";
  const choose = (): void => {
    chosen.value = other;
    remember("seating", other);
  };
  return (
    <Button icon="again" onPress={choose}>
      {t[other]}
    </Button>
  );
}

function asSeating(text: string): Seating | "" {
  return text === "around" || text === "beside" ? text : "";
}
