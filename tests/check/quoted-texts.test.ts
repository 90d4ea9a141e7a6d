import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { quotedTexts } from "./quoted-texts.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The strings of a module, each as a whole: literals, and templates with their `${…}` as written. */
function* stringsIn(node: unknown, text: string): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && node.type === "Literal" && "value" in node && typeof node.value === "string") yield node.value;
  if ("type" in node && node.type === "TemplateLiteral") {
    const { start, end } = node as unknown as { start: number; end: number };
    yield text.slice(start + 1, end - 1);
  }
  for (const child of Object.values(node)) yield* stringsIn(child, text);
}

describe("the provider's wordings", () => {
  test.each(Object.entries(quotedTexts))("%s has them word for word", (file, quotes) => {
    const text = readFileSync(`${root}/${file}`, "utf8");
    const found = new Set(stringsIn(parseAst(text, { lang: "ts" }).body, text));
    expect(quotes.filter((quote) => !found.has(quote))).toEqual([]);
  });
});
