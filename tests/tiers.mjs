// The files of `npm test`: all but those listed here, which repeat what others prove with more sizes, engines, projects or languages, or
// measure. `npm run test:all` runs every file.
import { readdirSync } from "node:fs";

const here = new URL("./", import.meta.url);
const filesOf = (folder, ending) => readdirSync(new URL(folder, here)).filter((name) => name.endsWith(ending));

export const onlyWhole = {
  unit: [
    "demo/development.test.ts",
    "demo/release-repository.test.ts",
    "widgets/passenger-tickets/mail/growth.test.ts",
  ],
  elements: [1, 2, 3, 4, 5, 6].map((part) => `fault-matrix-${part}.test.ts`).concat("mail-growth.test.ts"),
  portal: [
    // Every page, place, state or snippet.
    "docs.spec.ts",
    "english.spec.ts",
    "gallery.spec.ts",
    "snippets.spec.ts",
    "touch.spec.ts",
    "translated.spec.ts",
    "scrollers.spec.ts",
    // The areas once more: in other time zones, in pages of the demo.
    "trips-time-zones.spec.ts",
    "demo-tour.spec.ts",
    "intranet.spec.ts",
    "playground.spec.ts",
    // Pages with other libraries, which are packages of tests/consumers.
    "hosts.spec.ts",
  ],
  consumers: ["release.test.ts", "sharepoint.test.ts", "teams.test.ts", "templates.test.ts"],
};

/** Parameters for vitest, which runs the files of its configuration. */
export const unitFiles = (isWhole) => (isWhole ? [] : onlyWhole.unit.map((file) => `--exclude=tests/${file}`));

export const elementFiles = (isWhole) =>
  filesOf("elements", ".test.ts")
    .filter((name) => isWhole || !onlyWhole.elements.includes(name))
    .map((name) => `dist/element-tests/${name.replace(/ts$/, "js")}`);

/**
 * Parameters for Playwright. In a whole run only: an area's further journeys (`tag: "@whole"`: by keyboard, by touch, on every page), whose
 * elements have these tests too, and the everyday tasks whose steps are counted (tests/portal/journeys).
 */
export const portalFiles = (isWhole) =>
  isWhole
    ? []
    : filesOf("portal", ".spec.ts")
        .filter((name) => !onlyWhole.portal.includes(name))
        .map((name) => `/portal/${name.replace(".", "\\.")}`)
        .concat("--grep-invert=@whole");

export const packageFiles = (isWhole) => (isWhole ? [] : onlyWhole.consumers.map((file) => `--exclude=${file}`));
