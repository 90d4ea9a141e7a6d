import type { TestProject } from "vitest/node";
import { installPackages } from "../browser.mjs";
import { withPostgres } from "../demo/cluster.mjs";
import { hasApache, hasNginx } from "./programs.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** URL of a temporary PostgreSQL; null if none is available. */
    postgres: string | null;
  }
}

/** Installs missing Debian packages where possible, starts PostgreSQL, and prints which tests are skipped without them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const missing = [
    ...(hasNginx() ? [] : ["nginx", "libnginx-mod-http-brotli-static"]),
    ...(hasApache() ? [] : ["apache2-bin"]),
  ];
  if (missing.length > 0) await installPackages(missing);
  if (!hasNginx())
    console.log("skipped: nginx with brotli isn't installed, and only root of a Debian could install it");
  if (!hasApache()) console.log("skipped: Apache isn't installed, and only root of a Debian could install it");

  let stop = () => {};
  const isOver = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let ended: Promise<unknown> = Promise.resolve();
  const url = await new Promise<string | null>((resolve, reject) => {
    ended = withPostgres((address) => {
      resolve(address);
      return isOver;
    }).then(() => resolve(null), reject);
  });
  if (url === null) console.log("skipped: PostgreSQL isn't installed, and only root of a Debian could install it");
  project.provide("postgres", url);
  return async () => {
    stop();
    await ended;
  };
}
