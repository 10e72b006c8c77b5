// @vitest-environment jsdom
// Title, badge and notification: each only where it was chosen and is permitted.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Look } from "../session/types";
import { setPageTitle } from "./title";
import { isTurn, MARK, mayNotify, notify, showTurn } from "./turn";

const look = (change: Partial<Look> = {}): Look =>
  ({
    viewer: 0,
    seats: [{ name: "Ann", kind: "human" }],
    decision: { number: 1, over: false, asked: [0], can_undo: false },
    legal: [{ text: "key 1", say: "Key 1", json: { verb: "key" } }],
    ...change,
  }) as Look;

describe("one's turn", () => {
  it("is when one is asked and has an answer", () => {
    expect(isTurn(look())).toBe(true);
    expect(isTurn(null)).toBe(false);
    expect(isTurn(look({ viewer: "spectator" }))).toBe(false);
    expect(isTurn(look({ legal: [] }))).toBe(false);
    expect(isTurn(look({ seats: [{ name: "Ann", kind: "bot", level: "normal" }] }))).toBe(false);
    expect(isTurn(look({ decision: { number: 1, over: true, asked: [], can_undo: false } }))).toBe(false);
  });
});

describe("title and badge", () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
    setPageTitle("Table · bathys");
  });
  const icon = () => document.querySelector('link[rel="icon"]')!.getAttribute("href");

  it("are there as long as it is one's turn", () => {
    showTurn(true, { title: "on", badge: "on" });
    expect(document.title).toBe(`${MARK}Table · bathys`);
    expect(icon()).toBe("/icon_turn.svg");
    setPageTitle("Tisch · bathys");
    expect(document.title).toBe(`${MARK}Tisch · bathys`);
    showTurn(false, { title: "on", badge: "on" });
    expect(document.title).toBe("Tisch · bathys");
    expect(icon()).toBe("/icon.svg");
  });

  it("are left alone by whoever does not want them", () => {
    showTurn(true, { title: "off", badge: "off" });
    expect(document.title).toBe("Table · bathys");
    expect(icon()).toBe("/icon.svg");
  });

  it("put the number on the installed page where there is one", () => {
    const set = vi.fn(() => Promise.resolve());
    const clear = vi.fn(() => Promise.reject(new Error("refused")));
    Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
    showTurn(true, { title: "on", badge: "on" });
    expect(set).toHaveBeenCalledWith(1);
    showTurn(false, { title: "on", badge: "on" });
    expect(clear).toHaveBeenCalledOnce();
  });
});

describe("notifications", () => {
  afterEach(() => vi.unstubAllGlobals());
  const browser = (permission: string, answer = permission) => {
    const shown: unknown[] = [];
    class Fake {
      static permission = permission;
      static requestPermission = vi.fn(() => Promise.resolve(answer));
      constructor(...args: unknown[]) {
        shown.push(args);
      }
      close(): void {}
    }
    vi.stubGlobal("Notification", Fake);
    return { shown, asked: Fake.requestPermission };
  };

  it("are asked for once, when they are switched on", async () => {
    const { asked } = browser("default", "granted");
    expect(await mayNotify()).toBe(true);
    expect(asked).toHaveBeenCalledOnce();
    expect(await (browser("denied"), mayNotify())).toBe(false);
    vi.stubGlobal("Notification", undefined);
    expect(await mayNotify()).toBe(false);
  });

  it("come only where they are permitted", async () => {
    const denied = browser("denied");
    await notify("Your turn", "T");
    expect(denied.shown).toEqual([]);
    const granted = browser("granted");
    await notify("Your turn", "T");
    expect(granted.shown).toEqual([["bathys", { body: "Your turn", tag: "bathys T", icon: "/icon.svg" }]]);
  });
});
