/** Where people find the table: as a code for a camera, and as letters for a thumb. */
import { shownCode } from "../../model/code";
import { tableAddress } from "../../model/route";
import { QrCode } from "../parts/qr";
import { texts } from "./texts";

export function TableQr({ code }: { readonly code: string }) {
  const text = location.origin + tableAddress(code);
  return <QrCode text={text} label={texts().qrOf(text)} />;
}

/** `dice.example.org/t/7k3f-9qzx`: may break before the code. */
export function TableAddress({ code }: { readonly code: string }) {
  return (
    <b class="tv__address">
      {location.host}/t/
      <wbr />
      <i>{shownCode(code)}</i>
    </b>
  );
}

/** Whether the address of this page leads nowhere but to this device. */
export function isOnlyHere(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
