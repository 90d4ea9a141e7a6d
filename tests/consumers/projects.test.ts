// The package in small real projects: each type-checks, is built, and runs in a browser, word for word as docs/embedding.md says.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toPolicy } from "../../demo/package/policy.mjs";
import { chromiumArguments, findChromium } from "../browser.mjs";
import { environment, installed, program, type Project, projects } from "./places.ts";
import { serveFolder, serveProvider, type Server } from "./servers.ts";

const run = promisify(execFile);
const inProject = (project: Project) => ({ cwd: join(installed, project), env: environment });

const checks: Readonly<Record<Project, readonly [string, ...string[]]>> = {
  html: ["tsc"],
  react: ["tsc"],
  vue: ["vue-tsc"],
  svelte: ["svelte-check", "--fail-on-warnings"],
  next: ["tsc"],
  webpack: ["tsc"],
};
const vite = ["vite", "build", "--logLevel", "error"] as const;
const builds: Readonly<Record<Project, readonly [string, ...string[]]>> = {
  html: vite,
  react: vite,
  vue: vite,
  svelte: vite,
  next: ["next", "build"],
  webpack: ["webpack", "--stats", "errors-warnings"],
};

/** What the documents' policy needs besides for a framework: its own policy of Trusted Types, as they say. */
const frameworkTypes: Readonly<Partial<Record<Project, string>>> = {
  vue: "vue",
  svelte: "svelte-trusted-html",
  webpack: "webpack-project",
};
const api = "https://api.example.com";

function policyOf(path: string, content: string): string {
  const project = path.split("/")[1] as Project;
  const policy = toPolicy({ api });
  if (project !== "next") return policy.replace("trusted-types ", `trusted-types ${frameworkTypes[project] ?? ""} `);
  // Next.js writes inline scripts, and its loader of chunks knows no Trusted Types.
  const inline = [...content.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return toPolicy({ api, scripts: ["'self'", ...inline].join(" ") }).replace(/; require-trusted-types-for.*/, "");
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

describe("a page", () => {
  let browser: Browser;
  let provider: Server;
  let site: Server;
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
    browser = await chromium.launch({
      executablePath: await findChromium({ install: true }),
      args: chromiumArguments,
    });
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([site.stop(), provider.stop()]);
  });

  async function open(address: string): Promise<Page> {
    problems.length = 0;
    const page = await browser.newPage({ locale: "tr-TR" });
    page.setDefaultTimeout(10_000);
    // Violations of the policy are among the errors of the console, as are calls that fail.
    page.on("console", (line) => ["error", "warning"].includes(line.type()) && problems.push(line.text()));
    page.on("pageerror", (error) => problems.push(error.message));
    await page.route(`${api}/**`, async (route) => {
      const url = route.request().url().replace(api, provider.address);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      for (const name of ["shuttle-ready", "shuttle-query", "shuttle-export", "shuttle-error"])
        document.addEventListener(name, (event) =>
          told.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`),
        );
    });
    await page.goto(`${site.address}/${address}`);
    return page;
  }

  /** The call of the new order may still be on its way through the route. */
  async function close(page: Page): Promise<void> {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
  }

  const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);

  const pages = [
    ...projects.map((project) => `${project}/dist/index.html`),
    ...(projects.includes("next") ? ["next/dist/later.html"] : []),
  ];

  it.each(pages)("%s shows the provider's data, and is told of what a person does", async (address) => {
    const page = await open(address);
    await page.getByText("Çiğdem Öz").first().waitFor();
    await expect.poll(() => told(page)).toEqual(['shuttle-ready {"widget":"booking"}']);
    await page.getByRole("columnheader").getByRole("button").first().click();
    await expect.poll(() => told(page)).toContainEqual(expect.stringMatching(/^shuttle-query .*(sort|ordering)=/));
    expect(problems).toEqual([]);
    await close(page);
  });

  const workers = [
    // Vite knows the worker by its import, webpack and Turbopack by its address.
    ["html", /^\/html\/dist\/assets\/sheet\.worker/],
    ["webpack", /^\/webpack\/dist\/\w+\.js$/],
    ["next", /^\/next\/dist\/_next\/static\/media\/sheet\.worker/],
  ] as const;
  it.each(workers.filter(([project]) => projects.includes(project)))(
    "of %s writes a spreadsheet in a real worker",
    async (project, place) => {
      const page = await open(`${project}/dist/index.html`);
      const worker = page.waitForEvent("worker");
      await page.getByRole("button", { name: "Excel'e Aktar" }).click();
      const download = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: "Excel (.xlsx)" }).click();
      expect(new URL((await worker).url()).pathname).toMatch(place);
      await download;
      await expect.poll(() => told(page)).toContainEqual(expect.stringMatching(/^shuttle-export .*\.xlsx","rows":3/));
      expect(problems).toEqual([]);
      await close(page);
    },
  );
});
