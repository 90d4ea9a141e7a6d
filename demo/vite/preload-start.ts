import type { Plugin } from "vite";

/** Adds preload links for the script's imports, so that all of them load in parallel. */
export function preloadStart(): Plugin {
  return {
    name: "shuttle:preload-start",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle, chunk }) {
        if (!bundle || !chunk) return [];
        const wanted = new Set<string>();
        const visit = (name: string) => {
          const file = bundle[name];
          if (wanted.has(name) || file?.type !== "chunk") return;
          wanted.add(name);
          file.imports.forEach(visit);
        };
        chunk.imports.forEach(visit);
        return [...wanted].map((name) => ({
          tag: "link",
          attrs: { rel: "modulepreload", href: `/${name}` },
          injectTo: "head" as const,
        }));
      },
    },
  };
}
