import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { LRUCache } from "lru-cache";
import { contentTypeOf, isCompressible } from "./content-types.ts";
import { acceptedEncodings, compress, type Encoding, worthCompressing } from "./encoding.ts";
import { isPlainPath } from "./refuse.ts";

const suffix: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };
/** Bytes; ten times the whole portal in one encoding. */
const defaultCacheBytes = 64 * 1024 * 1024;

interface StaticFilesOptions {
  readonly directory: string;
  /** By path from the directory, with a leading slash. */
  readonly cacheControl: (path: string) => string;
  /** Changes a file before it is sent; null leaves it as it is. */
  readonly edit?: (path: string, content: Buffer) => Buffer | null;
  /** Bytes of files that never change that are cached in memory. */
  readonly cacheBytes?: number;
}

interface Sendable {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly encoding: Encoding | null;
  readonly tag: string;
}

/** Sends the files of one directory, compressed when a `.br` or `.gz` is beside them or when compression pays off. */
export class StaticFiles {
  readonly #options: StaticFilesOptions;
  /** Cache of files that never change, by accepted encodings and file. */
  readonly #immutable: LRUCache<string, Sendable>;

  constructor(options: StaticFilesOptions) {
    this.#options = options;
    const maxSize = options.cacheBytes ?? defaultCacheBytes;
    this.#immutable = new LRUCache({ maxSize, sizeCalculation: ({ content }) => Math.max(1, content.length) });
  }

  get cachedBytes(): number {
    return this.#immutable.calculatedSize;
  }

  /** Undefined when there is no such file. `path` is decoded and begins with a slash. */
  async respond(request: Request, path: string): Promise<Response | undefined> {
    const accepted = isCompressible(path) ? acceptedEncodings(request.headers.get("accept-encoding")) : [];
    const sendable = await this.#find(path, accepted);
    if (sendable === undefined) return undefined;
    const { content, encoding, tag } = sendable;
    const headers = this.#headersFor(path);
    headers.set("etag", tag);
    if (isCompressible(path)) headers.set("vary", "Accept-Encoding");
    if (encoding !== null) headers.set("content-encoding", encoding);
    if (isKnown(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
    headers.set("content-length", String(content.length));
    return new Response(content, { headers });
  }

  async #find(path: string, accepted: readonly Encoding[]): Promise<Sendable | undefined> {
    const file = this.#locate(path);
    if (file === undefined) return undefined;
    if (!this.#options.cacheControl(path).includes("immutable")) return this.#read(file, path, accepted);
    const key = `${accepted.join()} ${file}`;
    const known = this.#immutable.get(key);
    if (known !== undefined) return known;
    const read = await this.#read(file, path, accepted);
    if (read !== undefined) this.#immutable.set(key, read);
    return read;
  }

  async #read(file: string, path: string, accepted: readonly Encoding[]): Promise<Sendable | undefined> {
    const original = await readIfThere(file);
    if (original === undefined) return undefined;
    const edited = this.#options.edit?.(path, original) ?? null;
    const content = edited ?? original;
    for (const encoding of accepted) {
      const ready = edited === null ? await readIfThere(file + suffix[encoding]) : undefined;
      if (ready === undefined && content.length < worthCompressing) continue;
      return toSendable(ready ?? (await compress[encoding](content)), encoding);
    }
    return toSendable(content, null);
  }

  #headersFor(path: string): Headers {
    const headers = new Headers({
      "content-type": contentTypeOf(path),
      "cache-control": this.#options.cacheControl(path),
    });
    if (!path.endsWith(".html")) {
      // Pages of other origins load the elements from here.
      headers.set("access-control-allow-origin", "*");
      headers.set("cross-origin-resource-policy", "cross-origin");
    }
    return headers;
  }

  /** Undefined for anything that would leave the directory, for hidden files, and for another spelling of a path. */
  #locate(path: string): string | undefined {
    if (path.includes("\0") || path.includes("\\") || !isPlainPath(path) || path.includes("/.")) return undefined;
    const file = join(this.#options.directory, path);
    return file.startsWith(this.#options.directory + sep) ? file : undefined;
  }
}

function toSendable(content: Uint8Array, encoding: Encoding | null): Sendable {
  const tag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  return { content: new Uint8Array(content), encoding, tag };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "EISDIR" || code === "ENOTDIR" || code === "ENAMETOOLONG") return undefined;
    throw error;
  }
}

function isKnown(header: string | null, tag: string): boolean {
  if (header === null) return false;
  return header.split(",").some((entry) => entry.trim() === "*" || entry.trim().replace(/^W\//, "") === tag);
}
