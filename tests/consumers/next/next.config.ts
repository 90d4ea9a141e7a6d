import { join } from "node:path";
import type { NextConfig } from "next";

const config: NextConfig = {
  // Exported as static files: the tests start in the browser.
  output: "export",
  distDir: "dist",
  basePath: "/next/dist",
  turbopack: { root: join(import.meta.dirname, "../..") },
  // Types are checked beside the other projects'.
  typescript: { ignoreBuildErrors: true },
  experimental: { turbopackMinify: false },
};

export default config;
