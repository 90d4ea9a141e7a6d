import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { demoApi } from "./demo/vite/demo-api.ts";
import { elementManifest } from "./demo/vite/element-manifest.ts";
import { precompress } from "./demo/vite/precompress.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Every folder of src/widgets that holds a file of its own name is one element with one public module. */
function elementEntries(): Record<string, string> {
  const areas = readdirSync(path("src/widgets"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    areas
      .map(({ name }) => [name, path(`src/widgets/${name}/${name}.ts`)] as const)
      .filter(([, file]) => existsSync(file)),
  );
}

const production = { "process.env.NODE_ENV": JSON.stringify("production") };

/** `vite build`: the portal page and all element modules, one build, so that they share their chunks. */
function portal(): UserConfig {
  return {
    root: path("src/host"),
    base: "./",
    publicDir: path("src/host/public"),
    plugins: [react(), elementManifest(), precompress()],
    define: production,
    worker: { format: "es" },
    // Script and style find their files relative to themselves (any origin, any folder); the page itself may be deep.
    experimental: {
      renderBuiltUrl: (filename, { hostType }) => (hostType === "html" ? `/${filename}` : { relative: true }),
    },
    build: {
      outDir: path("dist/portal"),
      emptyOutDir: true,
      target: "es2022",
      modulePreload: { polyfill: false, resolveDependencies: (_file, deps, { hostType }) => (hostType === "html" ? deps : []) },
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: { index: path("src/host/index.html"), shuttle: path("src/widgets/shuttle.ts"), ...elementEntries() },
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: (chunk) => (chunk.name === "index" ? "chunks/host-[hash].js" : "[name].js"),
          chunkFileNames: "chunks/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
          codeSplitting: {
            groups: [{ name: "react", test: /node_modules[\\/](react|react-dom|scheduler|@r2wc)[\\/]/, priority: 20 }],
          },
        },
      },
    },
  };
}

/** `vite build --mode server`: the demo server for Node; its packages stay outside. */
function server(): UserConfig {
  return {
    publicDir: false,
    build: {
      ssr: path("demo/server/main.ts"),
      outDir: path("dist/server"),
      emptyOutDir: true,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "main.js" } },
    },
  };
}

/** `vite` (npm run dev): the portal page with hot reload, the demo API inside the same server. */
function development(): UserConfig {
  return { root: path("src/host"), publicDir: path("src/host/public"), plugins: [react(), demoApi()], server: { port: Number(process.env["PORT"] ?? 4173) } };
}

export default defineConfig(({ mode, command }) => {
  if (mode === "server") return server();
  return command === "build" ? portal() : development();
});
