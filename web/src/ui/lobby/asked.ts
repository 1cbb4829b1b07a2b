/** What is asked of the server again and again while somebody looks at the lobby. */
import { useEffect, useState } from "preact/hooks";
import { sentenceOf } from "../frame/failure";

const AGAIN_MS = 15000;

/**
 * @param ask a function of the module, not made anew with every drawing
 * @param first stands until there is an answer
 */
export function useAsked<T>(ask: () => Promise<T>, first: T): T {
  const [answer, setAnswer] = useState(first);
  useEffect(() => {
    const again = () => {
      if (document.hidden) return;
      // without an answer it stays as it was; the lobby is of use without it
      ask().then(setAnswer, sentenceOf);
    };
    again();
    const timer = setInterval(again, AGAIN_MS);
    return () => clearInterval(timer);
  }, [ask]);
  return answer;
}
