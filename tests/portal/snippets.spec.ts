// The code of the documents that a browser runs, on a page of its own with the demo's API behind it.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { inBrowser, readFences } from "../helpers/fences.ts";
import { dealt } from "../helpers/tier.ts";
import { expect, test } from "./fixtures.ts";

const manifest = JSON.parse(readFileSync(new URL("../../docs/api/custom-elements.json", import.meta.url), "utf8")) as {
  readonly modules: readonly { readonly path: string }[];
};
const names = manifest.modules.map(({ path }) => path.replace(/\.js$/, ""));
/** The package as the portal serves it, by the specifiers of the documents. */
const imports = {
  "shuttle-widgets": "/shuttle.js",
  "https://portal.example.com/shuttle.js": "/shuttle.js",
  ...Object.fromEntries(names.map((name) => [`shuttle-widgets/${name}`, `/${name}.js`])),
};

/** Shows a page that holds the code; addresses of the documents are those of this server. */
async function show(page: Page, home: string, body: string): Promise<void> {
  const own = body.replaceAll(/https:\/\/(?:portal|api)\.example\.com(?!\/shuttle\.js";)/g, home);
  await page.route("**/snippet", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="tr"><head><title>Belgelerden</title>
        <script type="importmap">${JSON.stringify({ imports })}</script></head><body>${own}</body></html>`,
    }),
  );
  await page.route("**/my-backend/shuttle-token", async (route) => {
    const { token } = (await (await page.request.get("/intranet/token")).json()) as { token: string };
    await route.fulfill({ contentType: "text/plain", body: token });
  });
  await page.goto("/snippet");
}

/** The elements that the code names have been defined, and show something. */
async function expectAlive(page: Page, code: string): Promise<void> {
  const tags = new Set([...code.matchAll(/<(shuttle-[a-z-]+)/g)].map(([, tag = ""]) => tag));
  for (const tag of tags) {
    await page.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag);
    if (tag !== "shuttle-session") await expect(page.locator(`${tag} .shuttle-root > *`).first()).toBeAttached();
  }
}

// A token that is on its way is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const fences = readFences().filter(({ language }) => inBrowser.has(language));

for (const { place, language, code } of dealt(fences, 3)) {
  test(`${place}, ${language}`, async ({ page, baseURL, problems }) => {
    const home = baseURL ?? "";
    if (language === "xml") {
      await show(page, home, "");
      const error = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, "application/xml" as DOMParserSupportedType);
        return parsed.querySelector("parsererror")?.textContent ?? null;
      }, code);
      expect(error).toBeNull();
      return;
    }
    if (language === "css") {
      await show(page, home, "");
      const kept = await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        const count = (rules: CSSRuleList): number =>
          [...rules].reduce(
            (sum, rule) =>
              sum +
              (rule instanceof CSSStyleRule ? rule.style.length : 0) +
              ("cssRules" in rule ? count(rule.cssRules as CSSRuleList) : 0),
            0,
          );
        return count(sheet.cssRules);
      }, code);
      // A browser drops what it doesn't understand.
      expect(kept).toBe([...code.matchAll(/^\s*[\w-]+:\s[^;{]+;$/gm)].length);
      return;
    }
    if (language === "js") {
      // It asks the API with whatever session there is, here none.
      if (code.includes("diagnose()")) problems.allow(/status of 401/);
      const given = `<shuttle-session storage="memory"></shuttle-session><script>const isDark = true;</script>`;
      const end = "document.documentElement.dataset.ran = '';";
      const imported = [...code.matchAll(/"shuttle-widgets\/([a-z-]+)"/g)].map(
        ([, name]) => `<shuttle-${name}></shuttle-${name}>`,
      );
      await show(page, home, `${given}${imported.join("")}<script type="module">${code}\n${end}</script>`);
      await expect(page.locator("html[data-ran]")).toBeAttached();
      await expectAlive(page, imported.join(""));
      return;
    }
    const map = /<script type="importmap">([\s\S]*?)<\/script>/.exec(code)?.[1];
    if (map !== undefined) {
      // Hashes are left out; the archive's own page is opened by tests/consumers/self-host.test.ts.
      expect(Object.keys(JSON.parse(map) as object)).toEqual(["imports", "integrity"]);
      return;
    }
    // Only pages that the server names may frame the portal; tests/portal/frame.spec.ts is one.
    if (code.includes("<iframe")) problems.allow(/frame-ancestors/);
    const loader =
      code.includes("/shuttle.js") || !code.includes("<shuttle-")
        ? ""
        : `<script type="module" src="/shuttle.js"></script>`;
    await show(page, home, loader + code);
    await expectAlive(page, code);
  });
}
