/**
 * A text as a QR code for a phone's camera: dark on light by day and by night, with its edge. It fills its parent's width.
 *
 * The encoder comes when a code is first shown; until then, and where it cannot come, the place is empty: the text stands
 * beside it in any case.
 */
import { useEffect, useState } from "preact/hooks";
import { boxOf, type Modules, pathOf } from "./qr-path";

interface QrCodeProps {
  /** An address, in most cases. */
  readonly text: string;
  /** What a reader hears. */
  readonly label: string;
}

export function QrCode({ text, label }: QrCodeProps) {
  const code = useCode(text);
  return (
    <span class="qr">
      {code !== null && (
        <svg viewBox={boxOf(code)} role="img" aria-label={label}>
          <path d={pathOf(code)} fill="currentColor" />
        </svg>
      )}
    </span>
  );
}

function useCode(text: string): Modules | null {
  const [code, setCode] = useState<Modules | null>(null);
  useEffect(() => {
    let isWanted = true;
    import("lean-qr").then(
      ({ generate, correction }) => {
        if (isWanted) setCode(generate(text, { minCorrectionLevel: correction.M }));
      },
      () => undefined, // no network: the text beside it is enough
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return code;
}
