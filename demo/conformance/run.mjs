// npm run conformance -- --origin https://api.example.com: runs from the sources. The npm package has the same command.
import { createServer } from "vite";
import { ensureInstalled, ensureNode, root } from "../setup.mjs";

ensureNode();
ensureInstalled();
const server = await createServer({
  root,
  configFile: false,
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  await server.ssrLoadModule("/demo/conformance/main.ts");
} finally {
  await server.close();
}
