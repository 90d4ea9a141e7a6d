import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import lightTokens from "../../docs/api/light.tokens.json";
import { toCors, toPolicy } from "../../demo/build/package/policy.mjs";
import { createSnippet, forms } from "../../demo/playground/code/snippet.ts";
import type { Release } from "../../demo/playground/code/release.ts";
import { createEventLog, mostEntries } from "../../demo/playground/log/event-log.ts";
import { catalogue } from "../../demo/playground/setup/catalogue.ts";
import { commonAttributeTexts, elementTexts } from "../../demo/playground/setup/elements.messages.ts";
import { knobs, presets, toDeclarations } from "../../demo/playground/setup/knobs.ts";
import { parseSetup, startSetup, toSearch, withAttribute, withElement } from "../../demo/playground/setup/setup.ts";
import { hostProperties } from "../../src/widgets/kit/look/look.contract.ts";
import { commonAttributes } from "../../src/widgets/kit/element/contract.ts";

describe("the catalogue", () => {
  test("says every attribute of every element in Turkish, and nothing that no contract knows", () => {
    expect(Object.keys(elementTexts).toSorted()).toEqual(catalogue.map(({ tag }) => tag).toSorted());
    for (const { tag, attributes } of catalogue) {
      const own = attributes.map(({ name }) => name).filter((name) => !(name in commonAttributes));
      expect(Object.keys(elementTexts[tag]?.attributes ?? {}), tag).toEqual(own);
    }
    expect(Object.keys(commonAttributeTexts)).toEqual(expect.arrayContaining(Object.keys(commonAttributes)));
  });
  test("examples are attributes of their elements", () => {
    for (const { example, attributes } of catalogue)
      expect(attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(example)));
  });
});

describe("the set-up in the address", () => {
  const setup = {
    ...withElement(startSetup, "drivers", { "page-size": "10", query: "page=2&search=ay" }),
    theme: "dark" as const,
    look: { accent: "#0e5f66", radius: "3", density: "0.5", "font-heading": "georgia" },
    width: 768,
    account: 7,
  };
  test("comes back as it was; the start needs no words", () => {
    expect(toSearch(startSetup)).toBe("");
    expect(parseSetup("")).toEqual(startSetup);
    expect(parseSetup(toSearch(setup))).toEqual(setup);
    for (const { look } of presets) expect(parseSetup(toSearch({ ...startSetup, look })).look).toEqual(look);
  });
  test("examples are there until they are taken away", () => {
    const details = withElement(startSetup, "route-details");
    expect(toSearch(details)).toBe("?element=route-details");
    expect(parseSetup("?element=route-details").attributes).toEqual({ "route-id": "R-17" });
    const without = withAttribute(details, "route-id", "");
    expect(parseSetup(toSearch(without)).attributes).toEqual({});
  });
  test("takes nothing that it doesn't know", () => {
    const hostile = new URLSearchParams({
      element: "script",
      token: "secret",
      "attr.token": "secret",
      "attr.onclick": "alert(1)",
      "attr.cards": "kpi unknown",
      theme: "red",
      width: "-5",
      "look.accent": "red;} body{display:none",
      "look.radius": "99",
      "look.font": "constructor",
      account: "1 or 1",
    });
    expect(parseSetup(`?${hostile}`)).toEqual(startSetup);
    expect(parseSetup("?width=9").width).toBe(280);
    expect(parseSetup(`?attr.query=${"a".repeat(400)}`).attributes).toEqual({});
  });
});

describe("the snippet", () => {
  const release: Release = {
    name: "@acme/shuttle-widgets",
    version: "1.2.3",
    origin: "https://portal.example",
    files: { "shuttle.js": "sha384-loader", "drivers.js": "sha384-drivers", "chunks/kit-a1.js": "sha384-kit" },
    elements: { drivers: ["chunks/kit-a1.js", "drivers.js"] },
  };
  const setup = {
    ...withElement(startSetup, "drivers", { query: 'search="><script>&' }),
    theme: "dark" as const,
    look: { accent: "#0e5f66", radius: "3" },
  };
  const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

  test("from this server, whose address has no version, has no hash that the next version would break", async () => {
    const [markup, header, cors] = await createSnippet("script", setup, release, "");
    expect(markup?.text).not.toMatch(/importmap|integrity/);
    expect(markup?.text).toContain(
      '<script type="module" src="https://portal.example/shuttle.js" crossorigin="anonymous"></script>',
    );
    expect(cors?.text).toBe(toCors("https://intranet.example.com").join("\n"));
    expect(markup?.text).toContain('<shuttle-drivers query="search=&quot;>&lt;script>&amp;"></shuttle-drivers>');
    const style = ":root { --shuttle-host-accent: #0e5f66; --shuttle-host-radius: 3px }";
    expect(markup?.text).toContain(`<style>${style}</style>`);
    expect(header?.text).toBe(
      `Content-Security-Policy: ${toPolicy({
        api: "https://portal.example",
        scripts: "'self' https://portal.example",
        styles: hashOf(style),
        workers: "blob:",
      })}`,
    );
  });
  test("of a folder without the version has no hash either", async () => {
    const [markup] = await createSnippet("self-host", setup, release, "/static/shuttle");
    expect(markup?.text).not.toMatch(/importmap|integrity/);
  });
  test.each(["static/shuttle-1.2.3/", "/static/shuttle-1.2.3"])("of a folder of one's own: %s", async (folder) => {
    const [markup, header] = await createSnippet("self-host", setup, release, folder);
    const map = /<script type="importmap">(.*?)<\/script>/.exec(markup?.text ?? "")?.[1] ?? "";
    expect(JSON.parse(map)).toEqual({
      integrity: {
        "/static/shuttle-1.2.3/chunks/kit-a1.js": "sha384-kit",
        "/static/shuttle-1.2.3/drivers.js": "sha384-drivers",
      },
    });
    expect(markup?.text).toContain('src="/static/shuttle-1.2.3/shuttle.js" integrity="sha384-loader"');
    expect(header?.text).toMatch(/script-src 'self' 'sha256-[^']+'; .*worker-src 'self';/);
  });
  test("of the package: names, versions and settings", async () => {
    const blocks = await createSnippet("npm", setup, release, "");
    expect(blocks.map(({ language }) => language)).toEqual(["sh", "js", "html", "http", "http"]);
    expect(blocks[0]?.text).toBe("npm install @acme/shuttle-widgets@1.2.3");
    expect(blocks[1]?.text).toContain('import "@acme/shuttle-widgets/drivers";');
    expect(blocks[1]?.text).toContain('theme: "dark"');
  });
  test("of the look alone is a style sheet", async () => {
    const [block, ...others] = await createSnippet("css", setup, release, "");
    expect(others).toEqual([]);
    expect(block?.text).toBe(":root {\n  --shuttle-host-accent: #0e5f66;\n  --shuttle-host-radius: 3px;\n}");
    const [empty] = await createSnippet("css", { ...setup, look: {} }, release, "");
    expect(empty?.text).toMatch(/^\/\*.*\*\/$/);
  });
  test("never speaks of an account", async () => {
    for (const form of forms) {
      const text = JSON.stringify(await createSnippet(form, { ...setup, account: 7 }, release, "/x"));
      expect(text).not.toMatch(/account|token/i);
    }
  });
});

test("every look is made of custom properties of the elements", () => {
  const all = Object.fromEntries(
    knobs.map((knob) => [knob.name, { font: "arial", colour: "#123456", number: "1" }[knob.type]]),
  );
  expect(toDeclarations(all)).toHaveLength(knobs.length);
  for (const [property, value] of toDeclarations(all)) {
    expect(property).toMatch(/^--shuttle-host-[a-z0-9-]+$/);
    expect(value).not.toBe("");
  }
});

test("every property has its fields, and those of a number begin with the design's own value", () => {
  const written = new Set(["card-border", "shadow-float", "shadow-overlay"]);
  const names = Object.entries(hostProperties).filter(([name]) => !written.has(name));
  const wanted = names.flatMap(([name, { type }]) => (type === "color" ? [name, `${name}-dark`] : [name]));
  expect(knobs.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
  const tokens = lightTokens.shuttle.host as Readonly<Record<string, { readonly $value: unknown }>>;
  for (const knob of knobs) {
    if (knob.type !== "number") continue;
    const value = knob.unit === "px" ? { value: knob.default, unit: "px" } : knob.default;
    expect(tokens[knob.name]?.$value, knob.name).toEqual(value);
  }
});

test("the log keeps the newest events, and an end", () => {
  const target = new EventTarget();
  const log = createEventLog(target);
  for (let number = 0; number < mostEntries + 20; number += 1)
    target.dispatchEvent(new CustomEvent("shuttle-query", { detail: { query: `page=${number}` } }));
  target.dispatchEvent(new CustomEvent("click"));
  expect(log.$entries.get()).toHaveLength(mostEntries);
  expect(log.$entries.get()[0]).toMatchObject({
    name: "shuttle-query",
    detail: `{"query":"page=${mostEntries + 19}"}`,
  });
  log.clear();
  expect(log.$entries.get()).toEqual([]);
});
