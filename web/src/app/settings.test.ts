// Settings are read from whatever the browser kept.
import { describe, expect, it } from "vitest";
import { preferredLanguage, readSettings } from "./settings";

describe("settings", () => {
  it("begin with the browser's language", () => {
    expect(preferredLanguage(["de-DE", "fr-CA", "en"])).toBe("fr");
    expect(preferredLanguage(["de"])).toBe("en");
    expect(readSettings(null, ["ru-RU"])).toMatchObject({
      language: "ru",
      theme: "auto",
      motion: "auto",
      text: "normal",
      forced: "give",
      pace: "auto",
      hints: "on",
      title: "on",
      badge: "on",
      sound: "off",
      notify: "off",
      name: "",
    });
  });

  it("keep what was chosen", () => {
    const chosen = {
      language: "fr",
      theme: "dark",
      motion: "reduced",
      text: "large",
      forced: "ask",
      pace: "slow",
      hints: "off",
      title: "off",
      badge: "off",
      sound: "on",
      notify: "on",
      name: "Ann",
    };
    expect(readSettings(JSON.stringify(chosen), ["en"])).toEqual(chosen);
  });

  it.each(["", "{", "null", "[]", '{"theme":"pink","language":7,"name":{}}'])("survive %j", (text) => {
    expect(readSettings(text, ["en"])).toEqual(readSettings(null, ["en"]));
  });
});
