import { describe, expect, test } from "vitest";
import {
  createRanking,
  formatQuery,
  type Kind,
  kinds,
  parseQuery,
  strongRank,
  toIndex,
} from "../../src/host/search/matching.ts";
import { isShortcut, isTypeAhead, typeAhead } from "../../src/host/search/launcher.tsx";
import { hostSearchMessages } from "../../src/host/search/search.messages.ts";

const rank = (text: string, names: readonly string[], others: readonly string[] = []) =>
  createRanking(text)(toIndex(names, others));

describe("how well a name answers", () => {
  test("its beginning before the beginnings of its words, before its inside, before what else is known", () => {
    const ranks = [
      rank("ayşe", ["Ayşe Kaya"]),
      rank("kay ay", ["Ayşe Kaya"]),
      rank("şe", ["Ayşe Kaya"]),
      rank("levent", ["Ayşe Kaya"], ["Kadıköy – Levent"]),
      rank("zey", ["Ayşe Kaya"], ["Kadıköy – Levent"]),
    ];
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(ranks.map((found) => found >= strongRank)).toEqual([true, true, false, false, false]);
    expect(ranks.at(-1)).toBe(0);
  });

  test.each([
    ["isik", "IŞIK Demir"],
    ["ışı", "Işık Demir"],
    ["IŞI", "ışık demir"],
    ["İPEK", "ipek su"],
    ["cigdem", "Çiğdem Öz"],
    ["şi\u0307", "Şişli"],
    ["  öz ", "Özgür Ünlü"],
  ])("%s finds %s, whatever the keyboard", (typed, name) => {
    expect(rank(typed, [name])).toBeGreaterThanOrEqual(strongRank);
  });

  test("the exact Turkish letters before the folded ones", () => {
    expect(rank("sel", ["Selin"])).toBeGreaterThan(rank("sel", ["Şelale"]));
    expect(rank("ışı", ["Işıl"])).toBeGreaterThan(rank("ışı", ["İşil"]));
  });

  test("every typed word counts, and signs alone aren't lost", () => {
    expect(rank("ayşe demir", ["Ayşe Kaya"])).toBe(0);
    expect(rank("–", ["Kadıköy – Levent"])).toBeGreaterThan(0);
    expect(rank("(", ["Kadıköy – Levent"])).toBe(0);
    expect(rank("", ["Kadıköy"])).toBeGreaterThan(0);
  });

  test("a plate is found however its blanks are written", () => {
    const names = ["34 ABC 123", "34ABC123"];
    for (const typed of ["34abc", "34 abc 1", "abc", "34ABC123"])
      expect(rank(typed, names), typed).toBeGreaterThanOrEqual(strongRank);
  });
});

describe("the prefix of a kind", () => {
  const all = new Set<Kind>(kinds);
  test.each([
    ["ç ayş", { kind: "employee", text: "ayş" }],
    ["c ayş", { kind: "employee", text: "ayş" }],
    ["Çalışan:ayş", { kind: "employee", text: "ayş" }],
    ["calisan:  ayşe   kaya ", { kind: "employee", text: "ayşe kaya" }],
    ["p 34", { kind: "plate", text: "34" }],
    ["#48213", { kind: "ticket", text: "48213" }],
    ["r ", { kind: "route", text: "" }],
    ["r", { kind: null, text: "r" }],
    ["  ayşe  kaya ", { kind: null, text: "ayşe kaya" }],
    ["x yz", { kind: null, text: "x yz" }],
    ["not:a", { kind: null, text: "not:a" }],
  ] as const)("%s", (typed, parsed) => {
    expect(parseQuery(typed, all)).toEqual(parsed);
  });

  test("each has its own, and is read as it is written", () => {
    for (const part of ["letter", "word"] as const)
      expect(new Set(kinds.map((kind) => hostSearchMessages.prefixes[kind][part])).size).toBe(kinds.length);
    for (const kind of kinds) expect(parseQuery(formatQuery(kind, "ay"), all)).toEqual({ kind, text: "ay" });
    expect(formatQuery(null, "ay")).toBe("ay");
  });

  test("of a kind that the account hasn't got is a text", () => {
    expect(parseQuery("s mur", new Set(["page"]))).toEqual({ kind: null, text: "s mur" });
    expect(parseQuery("#12", new Set(["page"]))).toEqual({ kind: null, text: "#12" });
  });
});

describe("keys", () => {
  const key = (name: string, held: Partial<KeyboardEvent> = {}) =>
    ({
      key: name,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      repeat: false,
      isComposing: false,
      ...held,
    }) as KeyboardEvent;

  test("Ctrl+K opens the search; on a Mac ⌘K, where Ctrl+K deletes the rest of a line", () => {
    expect(isShortcut(key("k", { ctrlKey: true }), false)).toBe(true);
    expect(isShortcut(key("K", { ctrlKey: true }), false)).toBe(true);
    expect(isShortcut(key("k", { metaKey: true }), true)).toBe(true);
    expect(isShortcut(key("k", { ctrlKey: true }), true)).toBe(false);
    for (const held of [{ altKey: true }, { shiftKey: true }, { repeat: true }, { metaKey: true }])
      expect(isShortcut(key("k", { ctrlKey: true, ...held }), false)).toBe(false);
    expect(isShortcut(key("k"), false)).toBe(false);
  });

  test("what is typed before the field is there isn't lost", () => {
    const press = (keys: readonly string[]) =>
      keys
        .filter((name) => isTypeAhead(key(name)))
        .reduce((ahead, name) => typeAhead(ahead, name), { typed: "", isEntered: false });
    expect(press(["A", "y", "x", "Backspace", "ş", "Shift", "ArrowDown"])).toEqual({ typed: "Ayş", isEntered: false });
    expect(press(["a", "Enter"])).toEqual({ typed: "a", isEntered: true });
    expect(press(["a", "Enter", "y"])).toEqual({ typed: "ay", isEntered: false });
    expect(isTypeAhead(key("r", { ctrlKey: true }))).toBe(false);
  });
});
