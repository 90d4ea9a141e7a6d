import type { Plugin } from "vite";

/** Adds preload links for the imports of the page's script, so that they load in parallel; skips those that are scripts of the page. */
export function preloadStart(): Plugin {
  return {
    name: "shuttle:preload-start",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return [];
        const wanted = new Set<string>();
        const visit = (name: string) => {
          const file = bundle[name];
          if (wanted.has(name) || file?.type !== "chunk") return;
          wanted.add(name);
          file.imports.forEach(visit);
        };
        chunk.imports.forEach(visit);
        // Firefox reports a preload of an already loaded module as failed.
        const missing = [...wanted].filter((name) => !html.includes(`src="/${name}"`));
        return missing.map((name) => ({
          tag: "link",
          attrs: { rel: "modulepreload", href: `/${name}` },
          injectTo: "head" as const,
        }));
      },
    },
  };
}
