// The edits of `npm run release`; release-repository.test.ts makes them in a scratch repository.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { withName } from "../../demo/build/package/about.mjs";
import {
  dateChangelog,
  moveVersion,
  refusalOf,
  toBuiltDockerfile,
  unreleasedOf,
} from "../../demo/build/release/edits.mjs";

const project = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string, root = project) => readFileSync(join(root, path), "utf8");

const changelog = "# Changelog\n\n## Unreleased\n\n### Added\n\n- A door.\n\n## 0.1.0\n\n- A house.\n";
const good = { version: "1.0.0", current: "0.1.0", status: "", tags: ["v0.1.0"], changelog };

test.each([
  ["no version", { version: undefined }, /not missing/],
  ["a word", { version: "next" }, /three numbers.*not next/],
  ["two numbers", { version: "1.0" }, /three numbers/],
  ["a leading zero", { version: "1.00.0" }, /three numbers/],
  ["a candidate", { version: "1.0.0-rc.1" }, /three numbers/],
  ["the same version", { version: "0.1.0" }, /0\.1\.0 is not greater than 0\.1\.0/],
  ["a smaller one, by number", { version: "0.9.0", current: "0.10.0" }, /not greater/],
  ["a tag that exists", { tags: ["v0.1.0", "v1.0.0"] }, /tag v1\.0\.0 exists/],
  ["changes that aren't committed", { status: "?? note.txt" }, /these changes first:\n\?\? note\.txt/],
  ["nothing unreleased", { changelog: "## Unreleased\n\n## 0.1.0\n\n- A house.\n" }, /nothing below Unreleased/],
  ["no heading for it", { changelog: "## 0.1.0\n\n- A house.\n" }, /nothing below Unreleased/],
])("a release is refused with %s", (_what, asked, said) => {
  expect(refusalOf(good)).toBeNull();
  expect(refusalOf({ ...good, ...asked })).toMatch(said);
});

test("the changelog keeps an empty Unreleased above what is dated", () => {
  const dated = dateChangelog(changelog, "1.0.0", "2026-11-29");
  expect(unreleasedOf(changelog)).toBe("### Added\n\n- A door.");
  expect(unreleasedOf(dated)).toBe("");
  expect(dated).toContain("\n## 1.0.0 - 2026-11-29\n\n### Added\n");
  expect(dated.replace("\n## 1.0.0 - 2026-11-29\n", "")).toBe(changelog);
});

test.each([
  ['src="/0.1.0/shuttle.js"', 'src="/1.0.0/shuttle.js"'],
  ['src="https://x.example/v0/shuttle.js"', 'src="https://x.example/v1/shuttle.js"'],
  ["/static/shuttle-0.1.0-1a2b3c4d/", "/static/shuttle-1.0.0-1a2b3c4d/"],
  ["since 0.1.0, in 10.1.0 and /api/v0.json", "since 0.1.0, in 10.1.0 and /api/v0.json"],
])("in documents %s becomes %s", (before, after) => expect(moveVersion(before, "0.1.0", "1.0.0")).toBe(after));

test.each([
  ['import "shuttle-widgets/overview";', 'import "@acme/shuttle-widgets/overview";'],
  ["npm install shuttle-widgets", "npm install @acme/shuttle-widgets"],
  ["dist/shuttle-widgets-1.0.0.tgz, my-shuttle-widgets", "dist/shuttle-widgets-1.0.0.tgz, my-shuttle-widgets"],
  ["`@acme/shuttle-widgets`", "`@acme/shuttle-widgets`"],
])("with a scope %s is %s", (before, after) => expect(withName(before, "@acme/shuttle-widgets")).toBe(after));

test("the recipe beside the built files copies these and builds nothing", () => {
  const recipe = toBuiltDockerfile(read("demo/build/deploy/Dockerfile"));
  expect(validate(recipe)).toEqual([]);
  const lines = recipe.split("\n").filter((line) => /^(FROM|COPY|RUN)/.test(line));
  expect(lines).toEqual([
    expect.stringMatching(/^FROM node:[\d.]+-bookworm-slim$/),
    "COPY package.json ./",
    "COPY dist/portal dist/portal",
    "COPY dist/server dist/server",
  ]);
});
