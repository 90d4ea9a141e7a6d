// What the Angular CLI does with an application: compiles its templates, links those of libraries, and makes one bundle.
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import linker from "@angular/compiler-cli/linker/babel";
import { transformAsync } from "@babel/core";
import { build } from "vite";

const root = import.meta.dirname;
const compiler = dirname(createRequire(import.meta.url).resolve("@angular/compiler-cli/package.json"));
execFileSync(process.execPath, [join(compiler, "bundles/src/bin/ngc.js")], { cwd: root, stdio: "inherit" });

await build({
  configFile: false,
  root,
  base: "./",
  logLevel: "error",
  plugins: [
    {
      name: "link",
      async transform(code, id) {
        if (!code.includes("ɵɵngDeclare")) return null;
        const linked = await transformAsync(code, { filename: id, plugins: [linker], babelrc: false, compact: false });
        return { code: linked.code, map: null };
      },
    },
  ],
  build: { minify: false, modulePreload: false, rolldownOptions: { input: ["index.html", "schema.html"] } },
});
