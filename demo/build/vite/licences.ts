import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const folders = ["src/widgets/kit/map/data", "src/host/fonts"].map((path) =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url)),
);

/** Ships the licence texts of the map's data (a duty of the LGPL) and of the font beside the files they belong to. */
export function licences(): Plugin {
  return {
    name: "shuttle:licences",
    apply: "build",
    writeBundle({ dir = "" }) {
      const target = join(dir, "licences");
      mkdirSync(target, { recursive: true });
      for (const folder of folders) {
        for (const file of readdirSync(folder).filter((name) => /^(LICEN[CS]E|OFL)/i.test(name)))
          copyFileSync(join(folder, file), join(target, file));
      }
    },
  };
}
