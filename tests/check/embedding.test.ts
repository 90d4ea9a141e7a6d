// The code in docs/embedding.md equals the sources in tests/consumers, and all documents name the same content security policy.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cors, toCors, toPolicy } from "../../demo/build/package/policy.mjs";

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

test.each(["docs/embedding.md", "docs/security.md"])("%s names the one policy", (path) => {
  const policy = toPolicy({ api: "https://api.example.com" });
  expect(read(path).split(policy), "once").toHaveLength(2);
});

test("docs/embedding.md has the lines for a script of another origin, and for the API", () => {
  const scripts = "'self' https://portal.example.com";
  const policy = toPolicy({ api: "https://api.example.com", scripts, workers: "blob:" });
  expect(embedding).toContain(`\`\`\`\nContent-Security-Policy: ${policy}\n\`\`\``);
  expect(embedding).toContain(`\`\`\`\n${toCors("https://intranet.example.com").join("\n")}\n\`\`\``);
});

test("the API is to allow what its description has, and what diagnose() advises", () => {
  const { paths } = JSON.parse(read("docs/api/openapi.json")) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  const methods = new Set(Object.values(paths).flatMap((path) => Object.keys(path)));
  expect(cors.methods.map((method) => method.toLowerCase()).toSorted()).toEqual([...methods].toSorted());
  for (const language of ["", ".en"])
    expect(read(`src/widgets/kit/diagnose/diagnose.messages${language}.ts`)).toContain(
      `Access-Control-Allow-Headers: ${cors.headers.join(", ")}`,
    );
});

const documents = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
test.each(["README.md", "demo/build/package/README.md", ...documents.map((name) => `docs/${name}`)])(
  "%s takes nothing for a token unchecked",
  (path) => {
    const asked = read(path).split('fetch("/my-backend/shuttle-token")').slice(1);
    for (const code of asked)
      expect(code).toMatch(/^;\n.*\n +if \(!response\.ok \|\| !response\.headers\.get\("content-type"\)/);
  },
);
