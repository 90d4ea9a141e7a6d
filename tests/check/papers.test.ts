import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { personalKinds } from "../../src/core/platform/personal-storage.ts";
import { problemsOf } from "./papers.mjs";

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
const read = (relative: string) => readFileSync(path(relative), "utf8");

const filesOf = (folder: string) => readdirSync(path(folder), { recursive: true, encoding: "utf8" });
/** All sources of a folder as one text. */
const sourcesOf = (folder: string, kind = /\.tsx?$/) =>
  filesOf(folder)
    .filter((name) => kind.test(name))
    .map((name) => read(`${folder}/${name}`))
    .join("\n");

describe("what the advisories on shipped packages need", () => {
  test("nothing makes a popup or a tooltip of Leaflet", () => {
    const taken = /export \{([^}]*)\} from "leaflet/.exec(read("src/widgets/kit/map/leaflet/leaflet.ts"))?.[1] ?? "";
    expect(taken).toContain("Map as LeafletMap");
    expect(taken).not.toMatch(/Popup|Tooltip|DivOverlay/);
    expect(sourcesOf("src")).not.toMatch(/\b(?:bind|open|unbind|set)(?:Popup|Tooltip)(?:Content)?\(/);
  });

  test("ExcelJS only writes: no sheet is protected with a password, and no workbook is read by it", () => {
    const writer = sourcesOf("src/widgets/kit/sheet");
    expect(writer).toContain("exceljs.Workbook()");
    expect(writer).not.toMatch(/\.protect\(|\.xlsx\.(?:load|read)|workbook\.csv/);
  });
});

// Features that the accessibility report states are absent.
describe("the whole portal", () => {
  const source = sourcesOf("src", /\.(?:tsx?|html)$/);
  const css = sourcesOf("src", /\.css$/);

  test("there is no sound, no video, and nothing that plays by itself", () => {
    expect(source).not.toMatch(/<(?:audio|video|embed)\b|new Audio\(|AudioContext|speechSynthesis|autoplay/);
  });

  test("nothing asks how the device is held or moved", () => {
    expect(source).not.toMatch(/devicemotion|deviceorientation|orientation\.lock|Accelerometer|Gyroscope/);
    expect(css).not.toMatch(/\(\s*orientation\s*:/);
  });

  test("the only pictures are drawings without words", () => {
    expect(filesOf("src").filter((name) => /\.(?:png|jpe?g|gif|webp|avif)$/.test(name))).toEqual([]);
    for (const name of filesOf("src").filter((file) => file.endsWith(".svg")))
      expect(read(`src/${name}`)).not.toContain("<text");
  });

  test("nothing that repeats goes faster than three times a second", () => {
    const repeated = [...css.matchAll(/animation:[^;]*\binfinite\b[^;]*/g)].map(([declaration]) => declaration);
    expect(repeated.length).toBeGreaterThan(3);
    for (const declaration of repeated)
      expect(Number(/([\d.]+)s\b/.exec(declaration)?.[1]), declaration).toBeGreaterThan(1 / 3);
  });

  test("fields about the person at the screen say what they are for", () => {
    const signIn = sourcesOf("src/widgets/shared/sign-in") + read("src/widgets/kit/field/otp-input.tsx");
    for (const purpose of ["username", "current-password", "one-time-code"])
      expect(signIn).toContain(`autoComplete="${purpose}"`);
    expect(source).not.toMatch(/onPaste=\{[^}]*preventDefault/);
  });
});

describe("the check of the rows", () => {
  const readOne = (file: string) => (file === "tests/a.test.ts" ? 'test("holds", () => {});' : null);
  const problems = (...proof: readonly string[]) => problemsOf([{ id: "1", proof }], readOne);

  test("takes a test that is there, and an inspection that says its day and what was looked at", () => {
    expect(problems("tests/a.test.ts > holds", "inspection 2026-11-24: all messages searched for words")).toEqual([]);
  });

  test.each([
    [],
    ["tests/a.test.ts > hold"],
    ["tests/b.test.ts > holds"],
    ["seen"],
    ["inspection: all messages searched"],
  ])("refuses %j", (...proof) => {
    expect(problems(...proof)).toHaveLength(1);
  });
});

describe("what the browser keeps", () => {
  test.each(["docs/security.md", "docs/papers/kvkk.md"])(
    "%s has a line for each kind, and for no other",
    (document) => {
      const named = [...read(document).matchAll(/^\|.*`shuttle\.(\w+)\.\[/gm)].map(([, kind]) => kind);
      expect(new Set(named)).toEqual(new Set(personalKinds));
    },
  );

  test("nothing but the session and the choice of language writes to a storage past the entries of a person", () => {
    const writers = filesOf("src").filter((name) => {
      const source = /\.tsx?$/.test(name) ? read(`src/${name}`) : "";
      return /\b(?:storage(?:\(\S*\))?\.set|setItem)\(/.test(source) && !source.includes("personalStorage(session");
    });
    expect(writers.toSorted()).toEqual([
      "core/platform/environment.ts",
      "core/session/idle-watch.ts",
      "core/session/record.ts",
      "host/language.ts",
    ]);
  });
});
