// Builds the same page with three versions of React, server-rendered and then hydrated. In development mode, which logs mismatches.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const root = import.meta.dirname;

for (const version of ["16", "17", "18"]) {
  const shared = {
    configFile: false,
    root,
    mode: "development",
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("development") },
    resolve: { alias: [{ find: /^(react|react-dom)(?=\/|$)/, replacement: `$1-${version}` }] },
  };
  const outDir = join(root, "dist", version);
  const server = join(root, "dist", `server-${version}`);
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: { ssr: true, outDir: server, rolldownOptions: { input: join(root, "src/server.tsx") } },
  });
  await build({
    ...shared,
    base: "./",
    build: {
      outDir,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: { main: join(root, `src/client-${version === "18" ? "18" : "16"}.tsx`) },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  const { markup } = await import(join(server, "server.js"));
  mkdirSync(outDir, { recursive: true });
  writeFileSync(
    join(outDir, "index.html"),
    `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>react-old</title></head>
<body><div id="app">${markup}</div><script type="module" src="./main.js"></script></body></html>`,
  );
}
