import type { Plugin } from "vite";

const ownFiles = /node_modules[\\/]@shoelace-style[\\/]shoelace[\\/]dist[\\/][^?]*\.js(?:\?|$)/;

/** 1rem of a browser in its delivered state, in px. */
const rem = 16;

/**
 * Makes Shoelace's code safe in a page that is not ours: its tags, events and custom properties get a
 * prefix of their own, so that another copy of Shoelace on the page neither takes our tags nor colours them; and px
 * instead of rem, which a page with `html { font-size: 62.5% }` would shrink.
 */
export function isolateShoelace(code: string): string {
  return code
    .replace(/(?<![\w-])(--)?sl-(?=[a-z])/g, (_match, dashes: string | undefined) => `${dashes ?? ""}shuttle-sl-`)
    .replace(/(?<![\w-])(\d*\.?\d+)rem\b/g, (_match, value: string) => `${Number.parseFloat(value) * rem}px`);
}

/** For every build and for the dev server, which must not pre-bundle Shoelace past it. */
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
