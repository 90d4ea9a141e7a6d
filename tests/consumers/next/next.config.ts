import { join } from "node:path";
import type { NextConfig } from "next";

const config: NextConfig = {
  distDir: "dist",
  // As in the template of create-next-app.
  cacheComponents: true,
  partialPrefetching: true,
  turbopack: { root: join(import.meta.dirname, "../..") },
  // A separate test checks the types, as in the other projects.
  typescript: { ignoreBuildErrors: true },
  experimental: { turbopackMinify: false },
};

export default config;
