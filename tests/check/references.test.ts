import { describe, expect, test } from "vitest";
import { problemsOfLine, toLookUp, unnamedFolders } from "./references.mjs";

const there = toLookUp(["README.md", "docs/security.md", "src/core/http/http.ts"]);

describe("references", () => {
  test.each([
    ["src/a.ts", "/** Days left (specification 3 §4). */"],
    ["src/a.ts", "// see decision 9"],
    ["src/a.ts", "/** The title; prescribed wording. */"],
    ["src/a.ts", 'describe("the end of a trip (§5)", () => {'],
    ["src/a.ts", "// traps.md says why"],
    ["src/a.ts", " * Its height is the list's (combobox-list.tsx). */"],
    ["tests/bench/core.mjs", '    "core/http/calls.ts",'],
    ["docs/security.md", "see [the frame](frame.md)"],
    ["docs/security.md", "held by `src/core/http.ts`"],
    ["docs/security.md", "held by `http/calls.ts`"],
  ])("%s: %s refers to nothing here", (path, line) => expect(problemsOfLine(path, line, there)).not.toEqual([]));

  test.each([
    ["src/a.ts", "// docs/security.md says why"],
    ["src/a.ts", "/** Sent once (http/http.ts). */"],
    ["src/a.ts", 'import "./gone.ts";'],
    [
      "docs/security.md",
      "see [the start](../README.md) and `src/core/http/http.ts`, `src/core/http`, `http/http.ts`, `dist/portal`",
    ],
    ["docs/security.md", "see [React](https://react.dev)"],
  ])("%s: %s is fine", (path, line) => expect(problemsOfLine(path, line, there)).toEqual([]));

  test("a folder that the architecture does not name under its parent", () => {
    const rows = [
      "| room of `src/core` | what |",
      "| `http`, `time` | calls |",
      "",
      "| `tests` | `core` (vitest), `helpers/tier` |",
    ];
    const text = ["`soak`", "## Folders", "", ...rows].join("\n");
    const files = [
      "src/core/http/http.ts",
      "src/core/text/text.ts",
      "tests/core/a.ts",
      "tests/helpers/b.ts",
      "tests/run.mjs",
    ];
    expect(unnamedFolders(text, [...files, "tests/mutants/c.mjs", "tests/http/d.ts"])).toEqual([
      "src/core/text",
      "tests/mutants",
      "tests/http",
    ]);
  });
});
