import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

function filesOf(ending: string): { readonly name: string; readonly text: string }[] {
  return readdirSync(`${root}src`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => {
      const text = readFileSync(`${root}src/${name}`, "utf8").replace(/\/\*[^]*?\*\//g, (note) =>
        note.replace(/[^\n]/g, " "),
      );
      return { name: name.replaceAll("\\", "/"), text };
    });
}

/** `file:line: what` of every match. */
function findings(ending: string, pattern: RegExp): string[] {
  return filesOf(ending).flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, index }) =>
        `${name}:${text.slice(0, index).split("\n").length}: ${found.replace(/\s+/g, " ").trim()}`,
    ),
  );
}

/** Declarations that make something visible that was clipped, transparent or not displayed. */
const reveals = /(?:^|[;\s])(?:display:(?!\s*none)|visibility:\s*visible|opacity:|clip-path:|clip:|max-height:)/;

/** Innermost rules, without the at-rules around them: selectors and declarations. */
function rulesOf(css: string): { readonly selectors: string; readonly body: string }[] {
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selectors = "", body = ""]) => ({
    selectors: selectors.replace(/\s+/g, " ").trim(),
    body,
  }));
}

/** Texts shown only on hover, with the reason why that is no loss for touch. */
const exceptions: readonly { readonly file: RegExp; readonly why: string }[] = [
  { file: /shell\/chrome\.tsx/, why: "the menu of the account says the company in full" },
  { file: /age\/age-label\.tsx/, why: "the label says the same, shorter" },
  { file: /overview\/trips-card\.tsx/, why: "not cut where nothing can hover (.cut[title])" },
  { file: /attention\/attention-card\.tsx/, why: "the page behind the link says it" },
  { file: /records\/row-record\.tsx/, why: "not cut where nothing can hover (.cut[title])" },
  { file: /planner\/list\/result-row\.tsx/, why: "not cut where nothing can hover (.cut[title])" },
  { file: /drivers\/fields\.tsx/, why: "all are shown where nothing can hover (.rest-of-it)" },
  { file: /buyer\/line-card\.tsx/, why: "shown where nothing can hover (.rest-of-it)" },
  { file: /buyer\/compare\.tsx/, why: "the bar below says it too" },
  { file: /offer\/seat\.tsx/, why: "not cut where nothing can hover (.seat-address)" },
];

describe("what a phone needs", () => {
  test("heights follow the address bar as it comes and goes", () => {
    expect(findings(".css", /(?<![\w-])\d+(?:\.\d+)?vh\b/g)).toEqual([]);
  });

  test("nothing is shown by hovering that focus doesn't show too", () => {
    const found = filesOf(".css").flatMap(({ name, text }) =>
      rulesOf(text)
        .filter(({ selectors, body }) => {
          const hovered =
            selectors.includes(":hover") && !/:focus(?:-visible|-within)?\b|aria-expanded/.test(selectors);
          return hovered && reveals.test(body);
        })
        .map(({ selectors }) => `${name}: ${selectors}`),
    );
    expect(found).toEqual([]);
  });

  test("days and times are typed or chosen in fields of our own", () => {
    expect(findings(".tsx", /type[=:]\s*\{?["'](?:date|time|datetime-local|month|week)["']/g)).toEqual([]);
  });

  test("a title on what nobody presses says what can be had otherwise", () => {
    const native = /<(?!(?:a|button)\b)[a-z][a-z0-9]*\b(?:[^<>]|=>)*?\btitle=/g;
    const found = findings(".tsx", native);
    expect(found.filter((line) => !exceptions.some(({ file }) => file.test(line)))).toEqual([]);
    const unused = exceptions.filter(({ file }) => !found.some((line) => file.test(line)));
    expect(unused, "exceptions that nothing needs").toEqual([]);
  });

  test("the page reaches under notch and home bar, and leaves them free", () => {
    expect(readFileSync(`${root}src/host/index.html`, "utf8")).toContain("viewport-fit=cover");
  });
});
