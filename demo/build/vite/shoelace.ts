import type { Plugin } from "vite";

const ownFiles = /node_modules[\\/]@shoelace-style[\\/]shoelace[\\/]dist[\\/][^?]*\.js(?:\?|$)/;

/** 1 rem at the browser's default font size, px. */
const rem = 16;

/**
 * Isolates our copy of Shoelace from the host page: its tags, events and custom properties get a prefix of our own, so that another
 * copy on the page can neither define our tags nor style them; rem becomes px, because a page with
 * `html { font-size: 62.5% }` would shrink it.
 */
export function isolateShoelace(code: string): string {
  return code
    .replace(/(?<![\w-])(--)?sl-(?=[a-z])/g, (_match, dashes: string | undefined) => `${dashes ?? ""}shuttle-sl-`)
    .replace(/(?<![\w-])(\d*\.?\d+)rem\b/g, (_match, value: string) => `${Number.parseFloat(value) * rem}px`);
}

/** For every build and for the dev server, which must not pre-bundle Shoelace without this transformation. */
export function shoelace(): Plugin {
  return {
    name: "shuttle:shoelace",
    enforce: "pre",
    config: () => ({ optimizeDeps: { exclude: ["@shoelace-style/shoelace"] } }),
    transform: {
      filter: { id: ownFiles },
      handler: (code) => ({ code: isolateShoelace(code), map: null }),
    },
  };
}
