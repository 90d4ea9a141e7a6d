// The package in projects made by today's templates of the frameworks, whatever their newest versions are: npm run test:all only.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toPolicy } from "../../demo/build/package/policy.mjs";
import { launchChromium } from "../browser.mjs";
import { environment, folder, frameworkTypes, root } from "./places.ts";
import { openWatched, passTo, serveFolder, serveProgram, serveProvider, type Server, token } from "./servers.ts";

const run = promisify(execFile);
const made = join(folder, ".installed-templates");
const api = "https://api.example.com";

interface Template {
  /** The package that makes the project, with its parameters; the project's folder follows the name. */
  readonly create: readonly [program: string, ...parameters: string[]];
  /** Files of tests/consumers that replace the template's own: path in the project → path here. */
  readonly files: Readonly<Record<string, string>>;
  readonly build: readonly [string, ...string[]];
  /** Folder of the built page; null: the project's own server. */
  readonly output: string | null;
}

const vite = (name: string, files: Readonly<Record<string, string>>): Template => ({
  create: ["create-vite@latest", "--template", name, "--no-interactive"],
  files,
  build: ["vite", "build", "--base=./"],
  output: "dist",
});
const next = (...options: readonly string[]): Template => ({
  create: [
    "create-next-app@latest",
    ..."--ts --app --no-tailwind --no-eslint --no-src-dir --use-npm --yes --skip-install --disable-git".split(" "),
    ...options,
  ],
  files: Object.fromEntries(
    ["bookings.tsx", "page.tsx", "layout.tsx", "globals.css", "my-backend/shuttle-token/route.ts"]
      .map((path) => `app/${path}`)
      .concat("proxy.ts")
      .map((path) => [path, `next/${path}`]),
  ),
  build: ["next", "build"],
  output: null,
});

/** Astro's templates come from GitHub, and Angular's newest command needs a newer Node than this project: both are in projects.test.ts. */
const templates: Readonly<Record<string, Template>> = {
  "vite-vanilla-ts": vite("vanilla-ts", { "index.html": "html/index.html", "src/main.ts": "html/src/main.ts" }),
  "vite-react-ts": vite("react-ts", {
    "index.html": "react/index.html",
    "src/main.tsx": "react/src/main.tsx",
    "src/bookings.tsx": "react/src/bookings.tsx",
  }),
  "vite-vue-ts": vite("vue-ts", { "vite.config.ts": "vue/vite.config.ts", "src/App.vue": "vue/src/Bookings.vue" }),
  "vite-svelte-ts": vite("svelte-ts", { "src/App.svelte": "svelte/src/Bookings.svelte" }),
  next: next(),
  "next-without-cache-components": next("--no-cache-components"),
};

/** Content security policy of the site that serves the project's build. */
const policyOf = (name: string) =>
  toPolicy({ api }).replace("trusted-types ", `trusted-types ${frameworkTypes[name.split("-")[1]!] ?? ""} `);

const inProject = (name: string) => ({ cwd: join(made, name), env: environment });
const npm = (parameters: readonly string[], name: string) =>
  run("npm", [...parameters, "--silent", "--no-audit", "--no-fund", "--engine-strict=false"], inProject(name));

async function make(name: string, { create: [program, ...parameters], files, build }: Template): Promise<void> {
  await run("npx", ["--yes", program, name, ...parameters], { cwd: made, env: environment });
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  await npm(["install", join(root, `dist/shuttle-widgets-${version}.tgz`)], name);
  for (const [path, source] of Object.entries(files)) {
    const target = join(made, name, path);
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(join(folder, source), "utf8");
    // As docs/embedding.md says of a project without `cacheComponents`.
    const isOld = name === "next-without-cache-components";
    writeFileSync(target, isOld ? text.replace(/^.*\nexport const instant = false;\n\n/m, "") : text);
  }
  await run(join(made, name, "node_modules/.bin", build[0]), build.slice(1), inProject(name)).catch(
    (error: unknown) => {
      const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
      throw new Error(`${name}: ${stdout}${stderr}`, { cause: error });
    },
  );
}

describe("the package in a project of today's template", () => {
  let browser: Browser;
  let provider: Server;
  beforeAll(async () => {
    rmSync(made, { recursive: true, force: true });
    mkdirSync(made, { recursive: true });
    provider = await serveProvider();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await provider.stop();
  });

  it.each(Object.entries(templates))("%s shows data and writes a spreadsheet in a worker", async (name, template) => {
    await make(name, template);
    const site =
      template.output === null
        ? await serveProgram(join(made, name, "node_modules/next/dist/bin/next"), ["start", "--port", "0"], {
            ...inProject(name),
            env: { ...environment, SHUTTLE_TOKEN: token },
          })
        : await serveFolder(join(made, name, template.output), () => policyOf(name));
    const problems: string[] = [];
    const page = await openWatched(browser, problems);
    await passTo(provider, page, api);
    try {
      await page.goto(`${site.address}/${template.output === null ? "" : "index.html"}`, { waitUntil: "commit" });
      await page.getByText("Çiğdem Öz").first().waitFor();
      const working = page.waitForEvent("worker");
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: "Excel'e Aktar" }).click();
      await page.getByRole("menuitem", { name: "Excel (.xlsx)" }).click();
      const code = await (await page.request.get((await working).url())).text();
      expect(code).not.toMatch(/\bimport\s*[("'`{*]/);
      await downloading;
      expect(problems).toEqual([]);
    } finally {
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.close();
      await site.stop();
    }
  });

  it("is served to nobody from the build: Next.js prepares no token", () => {
    for (const name of ["next", "next-without-cache-components"]) {
      expect(existsSync(join(made, name, ".next/server/app/my-backend/shuttle-token/route.js"))).toBe(true);
      expect(existsSync(join(made, name, ".next/server/app/my-backend/shuttle-token.body"))).toBe(false);
    }
  });
});
