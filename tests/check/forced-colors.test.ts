import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Colours of data: of a chart's parts, a stop, a line. */
const ground =
  /background(?:-color)?:[^;]*var\(--(?:shuttle-chart-|shuttle-(?:not-)?boarded|shuttle-stop|share-color|line-color)/;

// Forced colours drop grounds: what means something by its ground has to opt out of them, or be drawn otherwise.
test("grounds that mean something stay under forced colours", () => {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".css"),
  );
  const texts = files.map((name) => ({ name, text: readFileSync(`${root}src/${name}`, "utf8") }));
  // The marks of a map lie on its canvas, which opts out for all of them.
  const drawn = texts.filter(({ name, text }) => ground.test(text) && !name.endsWith("map/styles/markers.css"));
  expect(drawn.length).toBeGreaterThan(8);
  expect(drawn.filter(({ text }) => !/forced-color(?:s|-adjust)/.test(text)).map(({ name }) => name)).toEqual([]);
});
