// What is in the package, and what its package.json promises.
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { version } from "../../src/core/platform/registry.ts";
import { elementNames } from "../../src/widgets/pure.ts";
import { environment, installed, installedPackage, root } from "./places.ts";

const run = promisify(execFile);
const read = (path: string) => readFileSync(join(installedPackage, path), "utf8");
const about = JSON.parse(read("package.json")) as {
  readonly name: string;
  readonly version: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
};

/** Runs a module in a plain Node, where there is neither a page nor Vitest. */
async function inNode(source: string): Promise<string> {
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", source], {
    cwd: installed,
    env: environment,
  });
  return stdout.trim();
}

const scripts = readdirSync(installedPackage, { recursive: true, encoding: "utf8" }).filter((path) =>
  /^((assets|chunks|wrappers)\/)?[\w.-]+\.js$/.test(path),
);
const addressed = Object.entries(about.exports).filter(
  ([, target]) => typeof target !== "string" && "default" in target,
);
const specifiers = addressed.map(([path]) => `shuttle-widgets${path.slice(1)}`);

describe("the package", () => {
  it("needs no other, but for the page's own React and Angular in their components", () => {
    expect(about).not.toHaveProperty("dependencies");
    expect(about).toMatchObject({
      peerDependencies: { "@angular/core": ">=20.0.0", react: ">=16.8.0" },
      peerDependenciesMeta: { "@angular/core": { optional: true }, react: { optional: true } },
    });
    const statement = /(?:^|[;}\n])(?:import|export)(?:[\w$*{}\s,]+from)?\s*["'`]([^"'`]+)["'`]/g;
    const call = /\bimport\(["'`]([^"'`]+)["'`]/g;
    // A UMD library has a `require` branch that no browser takes, but bundlers follow.
    const umd = /\b(?:define\(\[|require\()["'`]([^"'`]+)["'`]/g;
    const foreign = scripts.flatMap((path) => {
      const text = read(path);
      const found = [statement, call, umd].flatMap((form) =>
        [...text.matchAll(form)].map(([, address = ""]) => address),
      );
      return found.filter((address) => !/^[.$]/.test(address)).map((address) => `${path}: ${address}`);
    });
    expect(foreign.toSorted()).toEqual([
      "angular.js: @angular/core",
      "wrappers/angular.js: @angular/core",
      "wrappers/react.js: react",
    ]);
  });

  it("has a worker that is complete: no bundler finds anything in it to be shared with the page", () => {
    const [worker = "", ...others] = scripts.filter((path) => path.startsWith("assets/sheet.worker"));
    const code = read(worker);
    expect(others).toEqual([]);
    // A bundler replaces `require` by a helper, which is then imported from the page's own entry: that would run in the worker.
    expect(code).not.toMatch(/\brequire\b(?! old browser)|\bimport\s*[("'`{*]/);
  });

  it("is of the version that its code tells", () => {
    expect(about.version).toBe(version);
  });

  it("has an entry for every element, and no path that leads nowhere", () => {
    const manifest = JSON.parse(read("custom-elements.json")) as { modules: readonly { path: string }[] };
    const names = manifest.modules.map(({ path }) => path.replace(".js", ""));
    expect(names.toSorted()).toEqual(elementNames.toSorted());
    expect(specifiers).toEqual(expect.arrayContaining(names.map((name) => `shuttle-widgets/${name}`)));
    const targets = Object.values(about.exports).flatMap((target) =>
      typeof target === "string" ? [target] : Object.values(target),
    );
    expect(targets.filter((path) => !existsSync(join(installedPackage, path)))).toEqual([]);
  });

  it("brings every document that its documents lead to", () => {
    const documents = readdirSync(installedPackage, { recursive: true, encoding: "utf8" }).filter((path) =>
      /^(docs\/(papers\/)?)?[\w-]+\.md$/.test(path),
    );
    const broken = documents.flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, target = ""]) => join(dirname(path), target))
        .filter((target) => existsSync(join(root, target)) && !existsSync(join(installedPackage, target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(documents.length).toBeGreaterThan(3);
    expect(broken).toEqual([]);
  });

  it("says what its user may do, whom to tell of a fault, and what it is made of", () => {
    expect(about).toMatchObject({
      license: "SEE LICENSE IN LICENSE",
      engines: { node: expect.any(String) as unknown },
    });
    expect(read("LICENSE")).toContain("bundled by the build of those\npages");
    expect(read("SECURITY.md")).toContain("Reporting a vulnerability");
    expect(read("docs/papers/licences.md")).toContain("| react |");
    const sbom = JSON.parse(read("licences/sbom.json")) as {
      readonly metadata: { readonly component: unknown };
      readonly components: readonly { readonly name: string }[];
      readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
    };
    expect(sbom.metadata.component).toMatchObject({ name: about.name, version });
    const names = sbom.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["react", "exceljs", "leaflet"]));
    // The server's packages and the portal's font are not in the package.
    const others = new Set(["hono", "pg", "@electric-sql/pglite", "Hanken Grotesk (subset)"]);
    expect(names.filter((name) => others.has(name))).toEqual([]);
    const refs = new Set([...sbom.dependencies.map(({ ref }) => ref), "gshhg@2.3.7"]);
    expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
  });

  it("has the command that checks a provider, which needs to be told whom", async () => {
    const command = (...parameters: string[]) =>
      run(process.execPath, [join(installedPackage, "bin/conformance.js"), ...parameters], { env: environment });
    expect((await command("--help")).stdout).toContain("shuttle-conformance --origin");
    await expect(command("--origin", "https://api.example.com")).rejects.toMatchObject({ code: 2 });
    expect(about.bin).toEqual({ "shuttle-conformance": "bin/conformance.js" });
  });

  it("is imported by Node, all of it, without a page", async () => {
    // Angular libraries are published in a format that only the application's build can link; the one script watches a page.
    const others = new Set(["shuttle-widgets/angular", "shuttle-widgets/shuttle.js"]);
    const runnable = specifiers.filter((path) => !others.has(path));
    const source = `
      for (const path of ${JSON.stringify(runnable)}) await import(path);
      const { configure, define, elementNames, version } = await import("shuttle-widgets");
      configure({ apiBase: "https://api.example.com" });
      await define(...elementNames);
      console.log(version, typeof globalThis.document, typeof globalThis.customElements);`;
    expect(await inNode(source)).toBe(`${about.version} undefined undefined`);
  });

  it.each([
    // Without side effects only one constant remains.
    ["the version", 'import { version } from "shuttle-widgets/pure"; console.log(version);', 100],
    // With its argument checks, which are those of the attributes of <shuttle-session>, and the provider that a token belongs to; elements,
    // `define()` and `diagnose()` are dropped.
    ["configure()", 'import { configure } from "shuttle-widgets/pure"; configure({ theme: "dark" });', 7500],
  ])("leaves out of a bundle what a page does not use, beside %s", async (_what, source, mostBytes) => {
    const { output } = (await build({
      configFile: false,
      root: installed,
      logLevel: "error",
      plugins: [
        {
          name: "entry",
          resolveId: (id) => (id === "entry" ? join(installed, "entry.js") : null),
          load: (id) => (id.endsWith("entry.js") ? source : null),
        },
      ],
      build: {
        write: false,
        // Bundling all elements would take long. An element that isn't dropped appears among the imports.
        rolldownOptions: { input: "entry", external: elementNames.map((name) => `./${name}.js`) },
      },
    })) as Rolldown.RolldownOutput;
    const { imports, dynamicImports, code } = output[0];
    expect([imports, dynamicImports]).toEqual([[], []]);
    expect(code.length).toBeLessThan(mostBytes);
  });
});
