// Serves more files in front of the demo server, brotli-compressed as its own are, so that compared pages are delivered alike.
import { readdir, readFile, stat } from "node:fs/promises";
import { createServer, request } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const types = { ".html": "text/html", ".js": "text/javascript" };

/** Compresses every file of a folder: URL path, which begins with `address` → content. */
export async function compressFolder(folder, address) {
  const files = {};
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if ((await stat(path)).isFile()) files[`${address}${name}`] = brotliCompressSync(await readFile(path));
  }
  return files;
}

/** The portal's scripts as the build compressed them: URL path → content. */
export async function readBuilt(folder) {
  const files = {};
  for (const name of await readdir(folder, { recursive: true })) {
    if (name.endsWith(".js.br")) files[`/${name.slice(0, -".br".length)}`] = await readFile(join(folder, name));
  }
  return files;
}

/** @param files address → compressed content; everything else is asked of the server at `address` */
export async function serveBeside(address, files) {
  const server = createServer((incoming, outgoing) => {
    const body = files[incoming.url];
    if (body) {
      const headers = { "content-encoding": "br", "content-length": body.length };
      outgoing.writeHead(200, { ...headers, "content-type": types[extname(incoming.url)] ?? "text/plain" });
      outgoing.end(body);
      return;
    }
    const { method, headers } = incoming;
    const passed = request(new URL(incoming.url, address), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    passed.once("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  return {
    address: `http://localhost:${server.address().port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
