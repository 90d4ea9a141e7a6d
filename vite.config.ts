import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { packageName, version } from "./demo/build/package/about.mjs";
import { dayjsModules } from "./demo/build/package/dayjs-modules.mjs";
import { shipped } from "./demo/build/package/shipped.mjs";
import { demoApi } from "./demo/build/vite/demo-api.ts";
import { docsSite } from "./demo/build/vite/docs-site.ts";
import { elementManifest, readElementManifest } from "./demo/build/vite/element-manifest.ts";
import { integrity, loaderIntegrity } from "./demo/build/vite/integrity.ts";
import { licences } from "./demo/build/vite/licences.ts";
import { precompress } from "./demo/build/vite/precompress.ts";
import { preloadStart } from "./demo/build/vite/preload-start.ts";
import { chunkGroups } from "./demo/build/vite/rooms.ts";
import { shoelace } from "./demo/build/vite/shoelace.ts";
import { trim } from "./demo/build/vite/trim.ts";

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

/** What comes by itself right after an element's or the page's own code. */
const followers = {
  cards: ["main-cards.tsx", "chart-cards.tsx", "network-map.tsx", "attention/attention-card.tsx"].map((file) =>
    path(`src/widgets/overview/${file}`),
  ),
  shell: ["shell/chrome.tsx", "jobs.tsx", "facts.ts"].map((file) => path(`src/host/${file}`)),
};

const output = path("dist/portal");
/** Which plugin took how long is no warning; a build that is well says nothing. */
const checks = { bundlerTimings: false };
const production = { "process.env.NODE_ENV": JSON.stringify("production") };

/** `vite build`: the portal page and all element modules, one build, so that they share their chunks. */
function portal(): UserConfig {
  const elements = elementEntries();
  const packages = shipped();
  return {
    root: path("src/host"),
    base: "./",
    publicDir: path("src/host/public"),
    plugins: [
      react(),
      shoelace(),
      trim(),
      preloadStart(),
      elementManifest(elements),
      integrity(Object.keys(elements), { name: packageName, version }),
      licences(),
      packages.page,
    ],
    define: production,
    resolve: { alias: dayjsModules },
    worker: { format: "es", plugins: () => [packages.worker], rolldownOptions: { checks } },
    // Script and style find their files relative to themselves (any origin, any folder); the page itself may be deep.
    experimental: {
      renderBuiltUrl: (filename, { hostType }) => (hostType === "html" ? `/${filename}` : { relative: true }),
    },
    build: {
      outDir: output,
      emptyOutDir: true,
      target: "es2022",
      // Vite's helper for preloading would be in every element; the loader and preloadStart() do its work.
      modulePreload: false,
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        checks,
        input: { index: path("src/host/index.html"), ...elements },
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: (chunk) => (chunk.name === "index" ? "chunks/host-[hash].js" : "[name].js"),
          chunkFileNames: "chunks/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
          codeSplitting: {
            groups: chunkGroups({ host: path("src/host/main.tsx"), ...elements }, followers),
          },
        },
      },
    },
  };
}

/** `vite build --mode loader`, after the portal: the one script that knows all elements; a single file that imports nothing. */
function loader(): UserConfig {
  return {
    publicDir: false,
    define: { ...production, __SHUTTLE_ELEMENTS__: JSON.stringify(readElementManifest(output)) },
    plugins: [trim(), loaderIntegrity(output), shipped().page, precompress()],
    build: {
      outDir: output,
      emptyOutDir: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        checks,
        input: { shuttle: path("src/widgets/shuttle.ts") },
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].js" },
      },
    },
  };
}

/** `vite build --mode playground` or `gallery`: a page that stands on shuttle.js like any other, so it is built apart. */
function demoPage(name: string): UserConfig {
  return {
    root: path(`demo/${name}`),
    base: "./",
    publicDir: false,
    plugins: [react(), precompress()],
    define: production,
    build: {
      outDir: path(`dist/${name}`),
      emptyOutDir: true,
      target: "es2022",
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { checks },
    },
  };
}

/** `vite build --mode docs`: the documents as a site at /docs/. */
function docs(): UserConfig {
  return {
    base: "./",
    publicDir: false,
    plugins: [docsSite(), precompress()],
    build: {
      outDir: path("dist/docs"),
      emptyOutDir: true,
      target: "es2022",
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks,
        input: { docs: path("demo/docs/main.ts") },
        output: { entryFileNames: "assets/[name]-[hash].js" },
      },
    },
  };
}

/** `vite build --mode server`: the demo server for Node; its packages stay outside. */
function server(): UserConfig {
  return {
    publicDir: false,
    plugins: [shipped().page],
    build: {
      ssr: true,
      outDir: path("dist/server"),
      emptyOutDir: true,
      target: "node20",
      rolldownOptions: {
        checks,
        // The handler alone serves the element tests, which bring their own server.
        input: { main: path("demo/server/main.ts"), handler: path("demo/server/handler.ts") },
        output: { entryFileNames: "[name].js" },
      },
    },
  };
}

/** `vite` (npm run dev): what `npm start` serves, with hot reload. */
function development(): UserConfig {
  return {
    root: path("src/host"),
    publicDir: path("src/host/public"),
    plugins: [react(), shoelace(), demoApi()],
    // The elements, the playground and the demo server lie beside the page's own folder.
    server: { port: Number(process.env["PORT"] ?? 4173), fs: { allow: [path(".")] } },
  };
}

export default defineConfig(({ mode, command }) => {
  if (mode === "server") return server();
  if (mode === "loader") return loader();
  if (mode === "docs") return docs();
  if (mode === "playground" || mode === "gallery") return demoPage(mode);
  return command === "build" ? portal() : development();
});
