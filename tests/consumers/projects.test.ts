// The package in small real projects: each type-checks, is built, and runs in a browser, word for word as docs/embedding.md says.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { policySource } from "../../demo/build/package/importmap.mjs";
import { toPolicy } from "../../demo/build/package/policy.mjs";
import { launchChromium } from "../browser.mjs";
import { environment, folder, frameworkTypes, installed, program, type Project, projects, root } from "./places.ts";
import {
  openWatched,
  passTo,
  serveFolder,
  serveIntranet,
  serveProgram,
  serveProvider,
  type Server,
  token,
} from "./servers.ts";

const run = promisify(execFile);
const inProject = (project: Project) => ({ cwd: join(installed, project), env: environment });

const checks: Readonly<Record<Project, readonly [string, ...string[]]>> = {
  html: ["tsc"],
  importmap: ["tsc"],
  react: ["tsc"],
  "react-old": ["tsc", "--build", "tsconfig.16.json", "tsconfig.17.json", "tsconfig.18.json"],
  vue: ["vue-tsc"],
  svelte: ["svelte-check", "--fail-on-warnings"],
  next: ["tsc"],
  angular: ["ngc", "--noEmit"],
  webpack: ["tsc"],
  esbuild: ["tsc"],
  astro: ["astro", "check", "--minimumFailingSeverity", "hint"],
};
const vite = ["vite", "build", "--logLevel", "error"] as const;
const builds: Readonly<Record<Project, readonly [string, ...string[]]>> = {
  html: vite,
  importmap: ["node", "build.mjs"],
  react: vite,
  "react-old": ["node", "build.mjs"],
  vue: vite,
  svelte: vite,
  next: ["next", "build"],
  angular: ["node", "build.mjs"],
  webpack: ["webpack", "--stats", "errors-warnings"],
  esbuild: [
    "esbuild",
    "src/main.js",
    "src/index.html",
    "--loader:.html=copy",
    "--bundle",
    "--splitting",
    "--format=esm",
    "--outdir=dist",
    "--log-level=warning",
  ],
  astro: ["astro", "build", "--silent"],
};

const api = "https://api.example.com";

/** Content security policy for a project. Not for Next.js, whose own server sends it. */
function policyOf(path: string, content: string): string {
  const project = path.split("/")[1]!;
  const [, map] = /<script type="importmap">(.*)<\/script>/.exec(content) ?? [];
  return toPolicy({ api, ...(map && { scripts: `'self' ${policySource(map)}` }) }).replace(
    "trusted-types ",
    `trusted-types ${frameworkTypes[project] ?? ""} `,
  );
}

describe.concurrent("types", () => {
  // Each project also holds what must not pass, marked with @ts-expect-error.
  it.each(projects)("are right in %s", async (project) => {
    const [command, ...parameters] = checks[project];
    await run(program(command), parameters, inProject(project)).catch((error: unknown) => {
      throw new Error((error as { stdout: string }).stdout, { cause: error });
    });
  });
});

it.runIf(projects.includes("angular"))("Angular's compiler reports what a template has wrong", async () => {
  const failure = run(program("ngc"), ["--project", "tsconfig.mistakes.json", "--noEmit"], inProject("angular"));
  const { stderr } = (await failure.then(
    () => ({ stderr: "" }),
    (error: unknown) => error,
  )) as { readonly stderr: string };
  const reported = [...stripVTControlCharacters(stderr).matchAll(/mistakes\.ts.*?error.*?: (.*)/g)].map(
    ([, message]) => message,
  );
  expect(reported.toSorted()).toEqual([
    "'shuttle-bookings' is not a known element:",
    "Can't bind to 'pages' since it isn't a known property of 'shuttle-booking'.",
    "Property 'page' does not exist on type 'string'.",
    `Type '"blue"' is not assignable to type '"light" | "dark" | "auto" | null | undefined'.`,
    `Type '"many"' is not assignable to type 'number | \`${"$"}{number}\` | null | undefined'.`,
    "Type 'number' is not assignable to type '() => Promise<string>'.",
  ]);
});

describe("a page", () => {
  let browser: Browser;
  let provider: Server;
  let site: Server;
  let intranet: Awaited<ReturnType<typeof serveIntranet>>;
  let next: Server | null = null;
  const problems: string[] = [];

  beforeAll(async () => {
    await Promise.all(
      projects.map(async (project) => {
        const [command, ...parameters] = builds[project];
        await run(program(command), parameters, inProject(project)).catch((error: unknown) => {
          throw new Error(`${project}: ${(error as { stdout: string }).stdout}`, { cause: error });
        });
      }),
    );
    provider = await serveProvider();
    site = await serveFolder(installed, policyOf);
    intranet = await serveIntranet({ kind: "offer-expire" });
    if (projects.includes("next")) {
      next = await serveProgram(join(folder, "node_modules/next/dist/bin/next"), ["start", "--port", "0"], {
        ...inProject("next"),
        env: { ...environment, INTRANET: intranet.address, SHUTTLE_TOKEN: token },
      });
    }
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([site.stop(), provider.stop(), intranet.stop(), next?.stop()]);
  });

  const addressOf = (project: Project, page = "index") =>
    project === "next" && next
      ? `${next.address}/${page === "index" ? "" : page}`
      : `${site.address}/${project}/dist/${page}.html`;

  async function open(address: string): Promise<Page> {
    problems.length = 0;
    const page = await openWatched(browser, problems);
    await passTo(provider, page, api);
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      for (const name of ["shuttle-ready", "shuttle-query", "shuttle-export", "shuttle-error"])
        document.addEventListener(name, (event) =>
          told.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`),
        );
    });
    // Doesn't wait for the document's end, because parts of it are streamed later.
    await page.goto(address, { waitUntil: "commit" });
    return page;
  }

  /** Ignores routing errors: the request for the new sort order may still be pending in the route handler. */
  async function close(page: Page): Promise<void> {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
  }

  const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);

  const pages = projects
    .filter((project) => project !== "react-old")
    .flatMap((project) =>
      (project === "angular" ? ["index", "schema"] : ["index"]).map((page) => [project, page] as const),
    );
  it.each(pages)("of %s shows the provider's data, and is told of what a person does (%s)", async (project, name) => {
    const page = await open(addressOf(project, name));
    await page.getByText("Çiğdem Öz").first().waitFor();
    await expect.poll(() => told(page)).toEqual(['shuttle-ready {"widget":"booking"}']);
    await page.getByRole("columnheader").getByRole("button").first().click();
    await expect.poll(() => told(page)).toContainEqual(expect.stringMatching(/^shuttle-query .*(sort|ordering)=/));
    expect(problems).toEqual([]);
    await close(page);
  });

  const oldReacts = projects.includes("react-old") ? ["16.14.0", "17.0.2", "18.3.1"] : [];
  it.each(oldReacts)(
    "of React %s hands its components' attributes, functions, slots and listeners on",
    async (version) => {
      const page = await open(`${site.address}/react-old/dist/${version.slice(0, 2)}/index.html`);
      const first = page.locator("shuttle-booking:not(.links)");
      const second = page.locator("shuttle-booking.links");
      await page.getByText(`React ${version}`).waitFor();
      // The `getToken` function, a number attribute, and a choice attribute.
      await first.getByText("Çiğdem Öz").first().waitFor();
      expect(await first.getAttribute("page-size")).toBe("20");
      expect(await page.locator("shuttle-session").first().getAttribute("theme")).toBe("light");
      // An event listener, and the attribute that it updates.
      await first.getByRole("columnheader").getByRole("button").first().click();
      await expect.poll(() => first.getAttribute("query")).toMatch(/(sort|ordering)=/);
      // A ref, through which the page calls the element's method.
      const again = page.waitForRequest(`${api}/api/passenger/bookings/?*`);
      await page.getByRole("button", { name: "Yenile" }).click();
      await again;
      // A slot, and a link that the page handles itself.
      await second.getByRole("heading", { name: "Servis kayıtları" }).waitFor();
      const address = page.url();
      await second.getByRole("link").first().click();
      await page.locator("output", { hasText: "past-route-details" }).waitFor();
      expect(page.url()).toBe(address);
      // Attributes that are removed and added again, and an element whose code is loaded when it appears.
      expect(await second.getAttribute("data-kept")).toBe("false");
      expect(await second.getAttribute("theme")).toBe("dark");
      await page.getByRole("button", { name: "Gizle" }).click();
      await page.getByText("Teklifin Süresi Doldu!").waitFor();
      expect(await second.isVisible()).toBe(false);
      expect(await second.getAttribute("theme")).toBeNull();
      await page.getByRole("button", { name: "Gizle" }).click();
      await second.getByText("Çiğdem Öz").first().waitFor();
      expect(problems).toEqual([]);
      await close(page);
    },
  );

  /** The code of a script and of all that it imports. */
  async function readWithImports(page: Page, address: string): Promise<string> {
    const code = await (await page.request.get(address)).text();
    const names = [...code.matchAll(/\bimport\s*(?:[^"'`;()]*?from\s*)?["'`](\.[^"'`]+)["'`]/g)].map(
      ([, name = ""]) => name,
    );
    expect(/\bimport\s*["'`{*]/.test(code), "imports that are not read here").toBe(names.length > 0);
    const imported = await Promise.all(names.map((name) => readWithImports(page, new URL(name, address).href)));
    return [code, ...imported].join("\n");
  }

  const workers = [
    // Vite and esbuild know the worker by its import, webpack and Turbopack by its address.
    ["html", /^\/html\/dist\/assets\/sheet\.worker/],
    ["importmap", /^\/importmap\/dist\/shuttle-[^/]*\/assets\/sheet\.worker/],
    ["esbuild", /^\/esbuild\/dist\/sheet\.worker/],
    ["webpack", /^\/webpack\/dist\/\w+\.js$/],
    ["next", /^\/_next\/static\/media\/sheet\.worker/],
  ] as const;
  it.each(workers.filter(([project]) => projects.includes(project)))(
    "of %s writes a spreadsheet in a real worker",
    async (project, place) => {
      const page = await open(addressOf(project));
      const worker = page.waitForEvent("worker");
      await page.getByRole("button", { name: "Excel'e Aktar" }).click();
      const download = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: "Excel (.xlsx)" }).click();
      const address = (await worker).url();
      expect(new URL(address).pathname).toMatch(place);
      // A file that imports something of the page's would run the page's own code in the worker; a bundler's helpers are none.
      expect(await readWithImports(page, address)).not.toContain("customElements");
      await download;
      await expect.poll(() => told(page)).toContainEqual(expect.stringMatching(/^shuttle-export .*\.xlsx","rows":3/));
      expect(problems).toEqual([]);
      await close(page);
    },
  );

  it.each(projects.filter((project) => project === "webpack" || project === "esbuild"))(
    "of %s finds the map's coast",
    async (project) => {
      const page = await open(addressOf(project));
      await page.getByText("Çiğdem Öz").first().waitFor();
      const [coast = ""] =
        readFileSync(join(root, "src/widgets/kit/map/data/coast-pack.json"), "utf8").match(/"[^"]{200}/) ?? [];
      const found = page.waitForResponse(
        async (response) =>
          response.request().resourceType() === "script" && (await response.text()).includes(coast.slice(1)),
      );
      await page.getByRole("button", { name: "Harita" }).click();
      await found;
      await page.locator("shuttle-airview canvas").first().waitFor();
      expect(problems).toEqual([]);
      await close(page);
    },
  );

  it.runIf(projects.includes("next"))(
    "of Next.js streams what its server components wait for, under nonces",
    async () => {
      const page = await open(addressOf("next", "streamed"));
      // The elements already work before the document has been received completely.
      await page.getByText("Çiğdem Öz").first().waitFor();
      await page.getByText("Duyuru yükleniyor…").waitFor();
      intranet.release();
      await page.getByText("Teklifin Süresi Doldu!").waitFor();
      expect(await page.getByText("Duyuru yükleniyor…").count()).toBe(0);
      const nonces = await page.evaluate(() =>
        [...document.scripts].filter((script) => script.src === "").map((script) => script.nonce),
      );
      expect(nonces.length).toBeGreaterThan(3);
      expect(new Set(nonces).size).toBe(1);
      expect(nonces).not.toContain("");
      const policies = await Promise.all(
        [0, 1].map(async () => (await fetch(addressOf("next"))).headers.get("content-security-policy")),
      );
      expect(policies[0]).toContain("'nonce-");
      expect(policies[0]).not.toBe(policies[1]);
      expect(problems).toEqual([]);
      await close(page);
    },
  );
});
