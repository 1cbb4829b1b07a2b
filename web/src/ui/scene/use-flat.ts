/** A page where the table has to be flat, whatever was chosen. */
import { useLayoutEffect } from "preact/hooks";
import { staysFlat } from "./view";

export function useFlat(): void {
  useLayoutEffect(() => {
    staysFlat.value = true;
    return () => {
      staysFlat.value = false;
    };
  }, []);
}
