/** Why code of the page did not come. */
import { askGuest } from "../../net/http";

export type WhyBroken = "old_page" | "unreachable";

/** A page that is older than the server asks for files which are there no more; else there is no network. */
export async function whyBroken(): Promise<WhyBroken> {
  try {
    await askGuest();
    return "old_page";
  } catch {
    return "unreachable";
  }
}
