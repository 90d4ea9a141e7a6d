/*
 * Subsets Hanken Grotesk to the letters of Turkish and writes the woff2 files beside this script.
 * Run once by hand after a new release of the font: node src/host/fonts/make-subset.mjs
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

const here = import.meta.dirname;
const fontPackage = dirname(createRequire(import.meta.url).resolve("@fontsource-variable/hanken-grotesk/package.json"));

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Characters that every page of the portal may show. */
const basic = `${range(0x20, 0x7e)}\u00a0©«°²·»×ÇÖÜÂÎÛçöüâîûéı–—‘’“”•…€−↑↓`;
/** Letters of foreign names, fetched only by a page that shows one. */
const foreign = [...range(0xa1, 0xff)].filter((letter) => !basic.includes(letter)).join("");

// fonts.css has the same ranges.
const subsets = [
  { name: "basic", source: "latin", letters: basic },
  { name: "turkish", source: "latin-ext", letters: "ĞğİŞş₺" },
  { name: "foreign", source: "latin", letters: foreign },
];

for (const { name, source, letters } of subsets) {
  const whole = await readFile(join(fontPackage, `files/hanken-grotesk-${source}-wght-normal.woff2`));
  const font = await subsetFont(whole, letters, {
    targetFormat: "woff2",
    // The design uses weights 430 to 700; others would only cost bytes.
    variationAxes: { wght: { min: 400, max: 700 } },
    // No glyphs used only by features: figures are tabular anyway, and an fi ligature would hide the dot of the Turkish i.
    noLayoutClosure: true,
  });
  await writeFile(join(here, `hanken-grotesk-${name}.woff2`), font);
  process.stdout.write(`${name}: ${font.length} bytes\n`);
}
await copyFile(join(fontPackage, "LICENSE"), join(here, "OFL.txt"));
