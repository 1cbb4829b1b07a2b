/** Writes to the clipboard. It is missing on plain http in a local network, and may be forbidden: then false. */
export async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
