// The code in docs/embedding.md equals the sources in tests/consumers, and all documents name the same content security policy.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { toPolicy } from "../../demo/package/policy.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const embedding = read("docs/embedding.md");

/** Fenced code blocks of a language below a heading, without the first line if it is a comment (the file's name). */
function snippets(heading: string, language: string): readonly string[] {
  const [, section = ""] = embedding.split(`\n${heading}\n`);
  const [own = ""] = section.split(/\n#{2,3} /);
  const fence = new RegExp(`^\`\`\`${language}\\n(?:(?://|/\\*).*\\n)?([\\s\\S]*?)^\`\`\`$`, "gm");
  return [...own.matchAll(fence)].map(([, code = ""]) => code);
}

test.each([
  ["## npm", "js", ["webpack/src/shuttle.js"]],
  ["## Self-hosting", "js", ["importmap/src/page.js"]],
  ["### React 19", "tsx", ["react/src/bookings.tsx"]],
  ["### React 16.8 to 18", "tsx", ["react-old/src/bookings.tsx"]],
  [
    "### Next.js",
    "tsx",
    ["next/app/bookings.tsx", "next/app/page.tsx", "next/app/streamed/notice.tsx", "next/app/streamed/page.tsx"],
  ],
  ["### Next.js", "css", ["next/app/globals.css"]],
  ["### Next.js", "ts", ["next/app/my-backend/shuttle-token/route.ts", "next/proxy.ts"]],
  ["### Angular", "ts", ["angular/src/bookings.ts", "angular/src/schema.ts"]],
  ["### Vue 3", "vue", ["vue/src/Bookings.vue"]],
  ["### Svelte 5", "svelte", ["svelte/src/Bookings.svelte"]],
  ["### Astro", "astro", ["astro/src/components/Bookings.astro"]],
] as const)("%s shows what its project is built of", (heading, language, files) => {
  expect(snippets(heading, language)).toEqual(files.map((file) => read(`tests/consumers/${file}`)));
});

test("the markup below npm is that of the project with webpack", () => {
  const toLine = (text = "") => text.replaceAll(/\s+/g, " ").trim();
  const [markup] = snippets("## npm", "html");
  expect(toLine(markup)).toContain("<shuttle-booking>");
  expect(toLine(read("tests/consumers/webpack/src/index.html"))).toContain(toLine(markup));
});

test.each(["README.md", "docs/embedding.md", "docs/security.md"])("%s names the one policy", (path) => {
  const policy = toPolicy({ api: "https://api.example.com" });
  expect(read(path).split(policy), "once").toHaveLength(2);
});
