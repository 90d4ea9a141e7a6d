import type { Environment } from "../platform/environment.ts";
import { ApiError } from "./errors.ts";

/** Longest time without a further byte, in ms; a download as a whole has no limit. */
export const stallTimeout = 30_000;

/** Name of the call in events and logs, without the file's path, which may contain a person's name. */
const call = "GET file";

interface DownloadProgress {
  /** Bytes received. */
  readonly done: number;
  /** Total in bytes; null while unknown. */
  readonly total: number | null;
}

interface DownloadOptions {
  /** Address of the file, validated by `toFileAddress`. */
  readonly href: string;
  /** File name: an HTML page is accepted only as an .html file, otherwise it is a login page or an error. */
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DownloadProgress) => void;
}

/** Content-Length in bytes; null for a compressed transfer, for which it isn't the size of the file. */
function toTotal({ headers }: Response): number | null {
  const size = Number(headers.get("content-length"));
  return size > 0 && !headers.has("content-encoding") ? size : null;
}

/**
 * Fetches a file without cookies, token or referrer, because the provider requires only the address. Throws {@link ApiError},
 * also of kind `aborted`.
 */
export async function fetchFile({ fetch }: Pick<Environment, "fetch">, options: DownloadOptions): Promise<Blob> {
  const { href, name, signal, onProgress } = options;
  const own = new AbortController();
  const abort = () => own.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStalled = false;
  const proceed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isStalled = true;
      abort();
    }, stallTimeout);
  };
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  proceed();
  try {
    const init = { signal: own.signal, credentials: "omit", cache: "no-store", referrerPolicy: "no-referrer" } as const;
    const response = await fetch(href, init);
    if (!response.ok) throw new ApiError("status", call, response.status);
    // An HTML page instead of the file, for example the login page of a company network's proxy.
    const type = response.headers.get("content-type") ?? "";
    if (/^text\/html\b/i.test(type) && !/\.html?$/i.test(name)) throw new ApiError("answer", call, response.status);
    return await read(response, type, (progress) => {
      proceed();
      onProgress(progress);
    });
  } catch (error) {
    if (signal.aborted) throw new ApiError("aborted", call);
    if (error instanceof ApiError) throw error;
    throw new ApiError(isStalled ? "timeout" : "network", call);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
    // Stops the transfer of a rejected response.
    abort();
  }
}

async function read(response: Response, type: string, onProgress: (progress: DownloadProgress) => void): Promise<Blob> {
  const parts: BlobPart[] = [];
  const reader = response.body?.getReader();
  let done = 0;
  let total = toTotal(response);
  onProgress({ done, total });
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value as BlobPart);
    done += part.value.byteLength;
    if (total !== null && done > total) total = null;
    onProgress({ done, total });
  }
  return new Blob(parts, { type });
}
