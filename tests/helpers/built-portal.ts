import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll } from "vitest";

export const page = `<!doctype html><html><head></head><body><shuttle-session></shuttle-session>${"<p>Servis Portalı</p>".repeat(80)}</body></html>`;
export const script = `export const text = "${"merhaba ".repeat(300)}";`;

/** Creates a folder with a small built portal in `dist/portal`, and removes it after the test file's run. */
export function builtPortal(): string {
  const root = mkdtempSync(join(tmpdir(), "shuttle-server-"));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const put = (path: string, content: string | Buffer) => putInto(root, path, content);
  put("dist/portal/index.html", page);
  put("dist/portal/index.html.br", brotliCompressSync(page));
  put("dist/portal/index.html.gz", gzipSync(page));
  put("dist/portal/shuttle.js", script);
  // Differs from what compressing at request time would give, so that tests can tell the two apart.
  put("dist/portal/shuttle.js.br", brotliCompressSync(`${script}//br`));
  put("dist/portal/shuttle.js.gz", gzipSync(`${script}//gz`));
  put("dist/portal/chunks/react-a1b2.js", "export {};");
  put("dist/portal/assets/font-c3d4.woff2", Buffer.alloc(3000, 7));
  put("dist/portal/1.0.0/shuttle.js", script);
  put("dist/portal/v1/shuttle.js", 'export * from "../1.0.0/shuttle.js";');
  put("dist/portal/favicon.svg", "<svg/>");
  put("dist/portal/.secret", "hidden");
  put("dist/server/main.js", "secret");
  return root;
}

export function putInto(root: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
