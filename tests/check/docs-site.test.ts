// The site at /docs/ contains every document in docs, and none of its links is broken.
import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import MiniSearch from "minisearch";
import { describe, expect, test } from "vitest";
import { searchOptions } from "../../demo/docs/search-options.ts";
import { createSite, toId } from "../../demo/docs/site.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const site = createSite(root, { script: "assets/docs.js", style: "assets/docs.css" });
const pages = [...site.pages];

test("every document has its page", () => {
  const documents = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".md"),
  );
  const wanted = documents.map((path) =>
    path.replaceAll("\\", "/").replace(/\.md$/, ".html").replace("README.html", "index.html"),
  );
  const more = ["index.html", "changelog.html", "contributing.html"];
  expect([...site.pages.keys()].toSorted()).toEqual([...wanted, ...more].toSorted());
});

describe("each link leads to a page of the site, a file beside it or another site, and its anchor to a heading", () => {
  test.each(pages)("%s", (address, html) => {
    const [, content = ""] = html.split("<body");
    const targets = [...content.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, target = ""]) => target);
    for (const target of targets.filter((one) => !/^(?:https?:|mailto:|\/)/.test(one))) {
      const [path = "", anchor] = target.split("#");
      const found = path === "" ? address : posix.join(posix.dirname(address), path);
      const page = site.pages.get(/(?:^|\/)\.?$/.test(found) ? posix.join(found, "index.html") : found);
      expect(page !== undefined || site.assets.has(found), target).toBe(true);
      if (anchor !== undefined) expect(page, target).toContain(`id="${anchor}"`);
    }
  });
});

test("a page has nothing inline that the policy forbids", () => {
  for (const [address, html] of pages)
    expect(html, address).not.toMatch(/<script(?![^>]* src=)|<style| style="| on[a-z]+="/);
});

test("ids of headings are those that links within the documents use", () => {
  expect(toId("Two copies on one page")).toBe("two-copies-on-one-page");
  expect(toId("`<shuttle-session>`: who, where?")).toBe("shuttle-session-who-where");
});

test("the index finds a property by its name or a part of it", () => {
  const search = MiniSearch.loadJSON(site.index, searchOptions);
  const first = (words: string) => String(search.search(words)[0]?.id);
  expect(first("forced colours")).toBe("theming.html#forced-colours");
  expect(search.search("--shuttle-host-accent").map(({ id }) => String(id))).toContain("theming.html");
  expect(search.search("nothinglikethis")).toEqual([]);
});
