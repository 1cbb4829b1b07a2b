/** The reader's language, and words that follow it. */
import { computed } from "@preact/signals";
import { afterEach, describe, expect, test, vi } from "vitest";
import { recall } from "../ui/frame/storage";
import { catalogue, chooseLanguage, firstOf, firstWords, followLanguage, language, withWords } from "./language";

const english = { hello: "Hello", dice: (n: number) => (n === 1 ? "1 die" : `${n} dice`) };
const german = { hello: "Hallo", dice: (n: number) => `${n} Würfel` };

afterEach(() => chooseLanguage("en"));

/** German is fetched, however busy the machine is. */
const PATIENCE_MS = 30_000;

/** Whatever goes on at once is done by then. */
const allTold = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("a browser", () => {
  test.each([
    [["de-AT", "en"], "de"],
    [["fr", "de"], "de"],
    [["en-GB", "de"], "en"],
    [["fr-CH", "it"], "en"],
    [[], "en"],
  ] as const)("with %j is spoken to in %s", (languages, spoken) => expect(firstOf(languages)).toBe(spoken));
});

describe("words", () => {
  test("follow the language wherever they were read, and are fetched once", async () => {
    let fetches = 0;
    const texts = catalogue(english, async () => {
      fetches += 1;
      return german;
    });
    const shown = computed(() => `${texts().hello}, ${texts().dice(1)}`);
    expect(shown.value).toBe("Hello, 1 die");
    await chooseLanguage("de");
    expect(shown.value).toBe("Hallo, 1 Würfel");
    await chooseLanguage("en");
    await chooseLanguage("de");
    expect([shown.value, fetches]).toEqual(["Hallo, 1 Würfel", 1]);
  });

  test("of a page that comes later are there before it is shown", async () => {
    await chooseLanguage("de");
    const later = catalogue(english, async () => german);
    expect(later().hello).toBe("Hello");
    expect(await withWords(Promise.resolve(later))).toBe(later);
    expect(later().hello).toBe("Hallo");
  });

  test("are chosen for the device", async () => {
    await chooseLanguage("de");
    expect(recall("language")).toBe("de");
  });

  test(
    "follow another tab, and nothing else that it remembers",
    async () => {
      const tabs = new EventTarget();
      vi.stubGlobal("addEventListener", tabs.addEventListener.bind(tabs));
      followLanguage();
      vi.unstubAllGlobals();
      const told = (key: string, newValue: string | null): boolean =>
        tabs.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
      told("dicehall.language", "de");
      await vi.waitUntil(() => language.value === "de", { timeout: PATIENCE_MS });
      told("dicehall.theme", "en");
      told("dicehall.language", "fr");
      told("dicehall.language", null);
      await allTold();
      expect(language.value).toBe("de");
    },
    PATIENCE_MS,
  );
});

describe("without a network", () => {
  test("the language stays as it was, and can be chosen later", async () => {
    let isOffline = true;
    const texts = catalogue(english, () =>
      isOffline ? Promise.reject(new TypeError("offline")) : Promise.resolve(german),
    );
    await expect(chooseLanguage("de")).rejects.toThrow("offline");
    expect([language.value, texts().hello]).toEqual(["en", "Hello"]);
    language.value = "de";
    await expect(withWords(Promise.resolve("a page"))).rejects.toThrow("offline");
    await firstWords();
    expect(language.value).toBe("en"); // rather than an empty page
    isOffline = false;
    await chooseLanguage("de");
    expect(texts().hello).toBe("Hallo");
  });
});
