// The package in four small real projects: each type-checks, is built by Vite, and runs in a browser.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
};

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
      projects.map((project) => run(program("vite"), ["build", "--logLevel", "error"], inProject(project))),
    );
    provider = await serveProvider();
    // The policy of the issue, with Trusted Types.
    site = await serveFolder(
      installed,
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src ${provider.address}; font-src 'self'; worker-src 'self'; base-uri 'none'; require-trusted-types-for 'script'`,
    );
    browser = await chromium.launch({
      executablePath: await findChromium({ install: true }),
      args: chromiumArguments,
    });
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([site.stop(), provider.stop()]);
  });

  async function open(project: Project): Promise<Page> {
    problems.length = 0;
    const page = await browser.newPage({ locale: "tr-TR" });
    page.setDefaultTimeout(10_000);
    // Violations of the policy are among the errors of the console.
    page.on("console", (line) => ["error", "warning"].includes(line.type()) && problems.push(line.text()));
    page.on("pageerror", (error) => problems.push(error.message));
    await page.goto(`${site.address}/${project}/dist/index.html?api=${encodeURIComponent(provider.address)}`);
    return page;
  }

  it.each(projects)("of %s shows the provider's data, and is told of what a person does", async (project) => {
    const page = await open(project);
    await page.getByText("Çiğdem Öz").first().waitFor();
    await expect.poll(() => page.locator("#widget").textContent()).toBe("booking");
    await page.getByRole("columnheader").getByRole("button").first().click();
    await expect.poll(() => page.locator("#query").textContent()).toMatch(/^(sort|ordering)=/);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("writes a spreadsheet in the worker that the bundler has copied", async () => {
    const page = await open("html");
    const worker = page.waitForEvent("worker");
    await page.getByRole("button", { name: "Excel'e Aktar" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Excel (.xlsx)" }).click();
    expect(new URL((await worker).url()).pathname).toMatch(/^\/html\/dist\/assets\/sheet\.worker/);
    await download;
    await expect.poll(() => page.locator("#file").textContent()).toMatch(/\.xlsx 3$/);
    expect(problems).toEqual([]);
    await page.close();
  });
});
