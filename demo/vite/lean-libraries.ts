import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** What every element would load and none can reach, by the names that react-dom 19.3.1 gives its functions. */
const unreachable = [
  // `<ViewTransition>`
  "applyViewTransitionName",
  "applyViewTransitionToHostInstances",
  "applyViewTransitionToHostInstancesRecursive",
  "commitAfterMutationEffectsOnFiber",
  "commitAppearingPairViewTransitions",
  "commitDeletedPairViewTransitions",
  "commitEnterViewTransitions",
  "commitExitViewTransitions",
  "commitNestedViewTransitions",
  "createViewTransitionInstance",
  "getViewTransitionClassName",
  "getViewTransitionName",
  "measureNestedViewTransitions",
  "measureViewTransitionHostInstancesRecursive",
  "recursivelyTraverseAfterMutationEffects",
  "reportViewTransitionError",
  "restoreEnterOrExitViewTransitions",
  "restoreNestedViewTransitions",
  "restorePairedViewTransitions",
  "restoreViewTransitionName",
  "restoreViewTransitionOnHostInstances",
  "scheduleViewTransitionEvent",
  "startViewTransition",
  "trackEnterViewTransitions",
  // `hydrateRoot`: markup that a server has written
  "attemptContinuousHydration",
  "attemptExplicitHydrationTarget",
  "attemptReplayContinuousQueuedEvent",
  "canHydrateHydrationBoundary",
  "canHydrateInstance",
  "canHydrateTextInstance",
  "clearHydrationBoundary",
  "createFiberFromDehydratedFragment",
  "getHydratableHoistableCache",
  "getNextHydratableInstanceAfterHydrationBoundary",
  "hideOrUnhideDehydratedBoundary",
  "mountHostRootWithoutHydrating",
  "prepareToHydrateHostInstance",
  "pushDehydratedActivitySuspenseHandler",
  "queueHydrationError",
  "queueIfContinuousEvent",
  "replayUnblockedEvents",
  "retryActivityComponentWithoutHydrating",
  "retryIfBlockedOn",
  "retrySuspenseComponentWithoutHydrating",
  "throwOnHydrationMismatch",
  "updateDehydratedSuspenseComponent",
  // `preload`, `preinit`, …, `<link precedence>`, `<html>`, `<head>`, `<body>`: what belongs to a whole page
  "acquireResource",
  "estimateBandwidth",
  "getResource",
  "insertSuspendedStylesheets",
  "mountHoistable",
  "preconnectAs",
  "preinitModuleScript",
  "preinitScript",
  "preinitStyle",
  "preload",
  "preloadModule",
  "preloadResource",
  "preloadStylesheet",
  "releaseSingletonInstance",
  "resolveSingletonInstance",
  "suspendResource",
];

const hydrateRoot = /^exports\.hydrateRoot = function[^]*?\n\};\n/m;

/** Calls of ufo, which core/http/http.ts does without: it hands over whole addresses. */
const addressBuilders = [/if \(context\.options\.baseURL\) \{[^}]*\}/, /if \(context\.options\.query\) \{[^}]*\}/];

/**
 * Takes out of react-dom what only whole pages, server markup and `<ViewTransition>` need: 8 of its 54 kB. Nothing of it can be
 * reached without the exports and elements that tests/check/boundaries.mjs keeps out of src. Another version of react-dom with
 * other names stops the build.
 */
function leanReactDom(): Plugin {
  return {
    name: "shuttle:lean-react-dom",
    apply: "build",
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const withoutBodies = unreachable.reduce((text, name) => {
          const body = new RegExp(`^function ${name}\\([^]*?\\n\\}\\n`, "m");
          if (!body.test(text)) this.error(`react-dom has no function ${name} any more.`);
          return text.replace(body, `function ${name}() {}\n`);
        }, code);
        if (!hydrateRoot.test(withoutBodies)) this.error("react-dom has no hydrateRoot any more.");
        return { code: withoutBodies.replace(hydrateRoot, ""), map: null };
      },
    },
  };
}

/** Takes out of ofetch its own building of addresses, and with it a library of 1.2 kB. */
function leanOfetch(): Plugin {
  return {
    name: "shuttle:lean-ofetch",
    apply: "build",
    transform: {
      filter: { id: /ofetch[\\/]dist[\\/].*\.mjs$/ },
      handler(code) {
        if (!code.includes('from "ufo"') && !code.includes("from 'ufo'")) return undefined;
        const without = addressBuilders.reduce((text, builder) => {
          if (!builder.test(text)) this.error(`ofetch has no ${builder.source} any more.`);
          return text.replace(builder, "");
        }, code);
        return { code: without, map: null };
      },
    },
  };
}

/** What is imported → its file of CommonJS, in React's folder. */
const reactFiles: Readonly<Record<string, string>> = {
  react: "cjs/react.production.js",
  "react/jsx-runtime": "cjs/react-jsx-runtime.production.js",
};
const named = "?named";

/**
 * Gives React names that can be imported. Of CommonJS every file would make an object of its own with a function for each of
 * React's exports, and call one for every `useState`.
 */
function namedReact(): Plugin {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve("react"));
  return {
    name: "shuttle:named-react",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      handler(source, _importer, { kind }) {
        const file = reactFiles[source];
        return file !== undefined && kind === "import-statement" ? join(folder, file) + named : null;
      },
    },
    load: {
      filter: { id: /\?named$/ },
      handler(id) {
        const file = id.slice(0, -named.length);
        const names = Object.keys(require(file) as object);
        const exports = names.map((name) => `export const ${name} = cjs.${name};`);
        return {
          code: `import cjs from ${JSON.stringify(file)};\nexport default cjs;\n${exports.join("\n")}`,
          moduleSideEffects: false,
        };
      },
    },
  };
}

const dayjsParts = /^dayjs(?:\/(plugin|locale)\/(\w+)\.js)?$/;

/**
 * Takes dayjs as ES modules. Its main files are UMD, whose `define(["dayjs"], …)` survives in a chunk and is a dependency to
 * Turbopack: a project that installs the package could not be built. Node can't load the ES modules, so src names the others.
 */
function esmDayjs(): Plugin {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve("dayjs")), "esm");
  return {
    name: "shuttle:esm-dayjs",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: dayjsParts },
      handler(source) {
        const [, kind, name = ""] = dayjsParts.exec(source) ?? [];
        if (kind === "plugin") return join(folder, kind, name, "index.js");
        return kind === "locale" ? join(folder, kind, `${name}.js`) : join(folder, "index.js");
      },
    },
  };
}

/** Leaves out of libraries what no element can reach. */
export const leanLibraries = (): Plugin[] => [leanReactDom(), leanOfetch(), namedReact(), esmDayjs()];
