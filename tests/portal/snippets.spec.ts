// Runs the browser code of the documents, each snippet on a page of its own with the demo's API.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { inBrowser, readFences } from "../helpers/fences.ts";
import { expect, test } from "./fixtures.ts";

const manifest = JSON.parse(readFileSync(new URL("../../docs/api/custom-elements.json", import.meta.url), "utf8")) as {
  readonly modules: readonly { readonly path: string }[];
};
const names = manifest.modules.map(({ path }) => path.replace(/\.js$/, ""));
/** Import map from the documents' specifiers to the files that the portal serves. */
const imports = {
  "shuttle-widgets": "/shuttle.js",
  "https://portal.example.com/shuttle.js": "/shuttle.js",
  ...Object.fromEntries(names.map((name) => [`shuttle-widgets/${name}`, `/${name}.js`])),
};

const tokenAddress = "**/my-backend/shuttle-token";

/**
 * Shows a page with the code; the documents' example origins are replaced by this server's. Waits for the token that the code asks
 * for: the end of the test would reject the question.
 */
async function show(page: Page, home: string, body: string): Promise<void> {
  const own = body.replaceAll(/https:\/\/(?:portal|api)\.example\.com(?!\/shuttle\.js";)/g, home);
  await page.route("**/snippet", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="tr"><head><title>Belgelerden</title>
        <script type="importmap">${JSON.stringify({ imports })}</script></head><body>${own}</body></html>`,
    }),
  );
  await page.route(tokenAddress, async (route) => {
    const { token } = (await (await page.request.get("/intranet/token")).json()) as { token: string };
    await route.fulfill({ contentType: "text/plain", body: token });
  });
  // Without an element nobody asks for a token.
  const isAsked = body.includes("/my-backend/shuttle-token") && /<shuttle-(?!session)/.test(body);
  const token = isAsked ? page.waitForResponse(tokenAddress).then((answer) => answer.finished()) : null;
  await page.goto("/snippet");
  await token;
}

/** Asserts that the elements named in the code are defined and have content. */
async function expectAlive(page: Page, code: string): Promise<void> {
  const tags = new Set([...code.matchAll(/<(shuttle-[a-z-]+)/g)].map(([, tag = ""]) => tag));
  for (const tag of tags) {
    await page.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag);
    if (tag === "shuttle-session") continue;
    await expect(page.locator(`${tag} .shuttle-root > *`).first()).toBeAttached();
    await expect(page.locator(`${tag} [aria-busy=true]`), `${tag} has loaded`).toHaveCount(0);
  }
}

const fences = readFences().filter(({ language }) => inBrowser.has(language));

for (const { place, language, code } of fences) {
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
      // A browser drops declarations it doesn't understand, so all of them must be kept.
      expect(kept).toBe([...code.matchAll(/^\s*[\w-]+:\s[^;{]+;$/gm)].length);
      return;
    }
    if (language === "js") {
      // `diagnose()` calls the API with the page's session, which isn't signed in here.
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
      // The document leaves out the hashes; the archive's own page is tested in tests/consumers/self-host.test.ts.
      expect(Object.keys(JSON.parse(map) as object)).toEqual(["imports", "integrity"]);
      return;
    }
    // Only origins that the server allows may frame the portal; that is tested in tests/portal/frame.spec.ts.
    if (code.includes("<iframe")) problems.allow(/frame-ancestors/);
    const loader =
      code.includes("/shuttle.js") || !code.includes("<shuttle-")
        ? ""
        : `<script type="module" src="/shuttle.js"></script>`;
    await show(page, home, loader + code);
    await expectAlive(page, code);
  });
}
