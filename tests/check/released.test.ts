// A page that was written for an earlier version finds what it relies on: tests/released has what each major version offered.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toMajor } from "../../demo/build/package/addresses.mjs";
import { lostOf, surfaceOf } from "../../demo/build/package/surface.mjs";
import { version } from "../../demo/build/package/about.mjs";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const now = surfaceOf(JSON.parse(read("docs/api/custom-elements.json")) as object);

/** Losses since a major version, each with its words in the changelog. Those of the present major version break its promise. */
const announced: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  v0: {
    "<shuttle-session> event shuttle-signed-in: CustomEvent<{ userName: string }>":
      "`userName` of `shuttle-signed-in` is `null` when the page doesn't say who is signed in",
  },
};

test.each(readdirSync(new URL("../released", import.meta.url)))(
  "%s offered nothing that is lost without a word",
  (file) => {
    const before = JSON.parse(read(`tests/released/${file}`)) as Readonly<Record<string, string>>;
    const known = announced[file.replace(".json", "")] ?? {};
    expect(lostOf(before, now)).toEqual(Object.keys(known));
    for (const words of Object.values(known)) expect(read("CHANGELOG.md")).toContain(words);
  },
);

test("in a major version that is released nothing is lost at all", () => {
  const major = toMajor(version);
  if (major !== "v0") expect(announced).not.toHaveProperty(major);
});

test.each([
  ["a name", { "<a> attribute b": "string" }, {}],
  ["a value", { "<a> attribute b": '"x" | "y"' }, { "<a> attribute b": '"x"' }],
  ["a field", { "<a> event b": "{ x: string; y: string }" }, { "<a> event b": "{ x: string }" }],
  ["a value that was always there", { "<a> event b": "{ x: string }" }, { "<a> event b": "{ x: string | null }" }],
])("%s can be lost", (_what, before, after) => {
  expect(lostOf(before, after)).toHaveLength(1);
  expect(lostOf(before, before)).toEqual([]);
});

test.each([
  ["a value", { "<a> attribute b": '"x"' }, { "<a> attribute b": '"y" | "x"' }],
  ["a field", { "<a> event b": "{ x: string }" }, { "<a> event b": "{ x: string; y: number }" }],
  ["an attribute without a value", { "<a> attribute b": "string" }, { "<a> attribute b": "string | null" }],
])("%s can be added", (_what, before, after) => expect(lostOf(before, after)).toEqual([]));
