// Reads from the style sheets of tokens which properties a page may set, and their defaults in both themes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../setup.mjs";

const files = ["element/tokens.css", "map/styles/colors.css"].map((name) => join(root, "src/widgets/kit", name));

/** The text from an opening parenthesis up to the one that closes it. */
function inside(text, start) {
  let depth = 1;
  let end = start;
  for (; depth > 0; end += 1) depth += { "(": 1, ")": -1 }[text[end]] ?? 0;
  return text.slice(start, end - 1);
}

/** Property name without `--shuttle-host-` → its fallback value. */
function readHostProperties(css) {
  const found = new Map();
  for (const match of css.matchAll(/var\(\s*--shuttle-host-([a-z0-9-]+),/g)) {
    const fallback = inside(css, match.index + match[0].length).replace(/\s+/g, " ");
    found.set(match[1], fallback.trim());
  }
  return found;
}

const sheets = files.map((file) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, ""));
const scales = new Map(
  [...sheets.join().matchAll(/(--shuttle-[a-z]+-\d+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
);
const themes = sheets.map((css) =>
  css
    .replace(/var\((--shuttle-[a-z]+-\d+)\)/g, (text, name) => scales.get(name) ?? text)
    .split(/@media (?:screen|\(prefers-contrast)/),
);
const [light, dark] = [0, 1].map((index) => themes.map((parts) => parts[index]).join("\n"));

export function readDefaults() {
  return { light: readHostProperties(light), dark: readHostProperties(dark) };
}

const inOneLine = (text) =>
  text
    .replace(/\s+/g, " ")
    .replace(/\( | (?=\))/g, (space) => space.trim())
    .trim();

/** Name → text of every token, as it is declared for the theme. */
export function readDeclarations(theme) {
  const declared = [light, ...(theme === "dark" ? [dark] : [])].flatMap((text) => [
    ...text.matchAll(/(--shuttle-[a-z0-9-]+):([^;]+);/g),
  ]);
  return new Map(declared.map(([, name, value]) => [name, inOneLine(value)]));
}

const words = [
  [/^var\(--shuttle-font-sans\)$/, () => "that of `font`"],
  [/^var\(--shuttle-(?:host-)?([a-z0-9-]+)(?:, .*)?\)$/, (_text, name) => `that of \`${name}\``],
  [
    /^color-mix\(in oklab, var\(--shuttle-neutral-base\) ([\d.]+)%, var\(--shuttle-(.*)\)\)$/,
    (_text, part, name) => `${part} % of the greyed accent on \`${name}\``,
  ],
  [
    /^color-mix\(in oklab, (#\w+) (\d+)%, var\(--shuttle-(.*)\)\)$/,
    (_text, hex, part, name) => `${part} % of \`${hex}\` on \`${name}\``,
  ],
  [
    /^calc\((\d+)px - (\d+)px \* var\(--shuttle-density\)\)$/,
    (_text, most, less) => `\`${most}px\`, compact \`${most - less}px\``,
  ],
  [/^1px solid var\(--shuttle-border\)$/, () => "`1px solid` in the colour of `border`"],
];

/** A default in a readable form. */
export function toWords(value) {
  for (const [pattern, write] of words) if (pattern.test(value)) return value.replace(pattern, write);
  return `\`${value}\``;
}
