import { atom, type ReadableAtom } from "nanostores";
import type { Environment } from "../../core/environment.ts";
import { ApiError } from "../../core/errors.ts";
import { type Emit, toErrorDetail } from "../kit/element/events.ts";

/** A file on its way to the person. */
export interface Download {
  /** Of its document. */
  readonly key: string;
  /** A checked address. */
  readonly href: string;
  /** A safe one. */
  readonly name: string;
}

export interface FailedDownload extends Download {
  readonly error: ApiError;
}

interface DownloadsOptions {
  readonly environment: Pick<Environment, "fetch" | "saveFile">;
  readonly emit: Emit;
}

export interface Downloads {
  /** Keys of the documents that are being fetched. */
  readonly $running: ReadableAtom<ReadonlySet<string>>;
  readonly $failed: ReadableAtom<FailedDownload | null>;
  /** Does nothing while the same file is on its way. */
  start(download: Download): void;
  dismiss(): void;
  destroy(): void;
}

/** In events and logs; a path may hold a name. */
const call = "GET file";

/** Fetches files and hands them to the browser, so that one which can't be had is told of (a plain link would lead to nowhere). */
export function createDownloads({ environment, emit }: DownloadsOptions): Downloads {
  const $running = atom<ReadonlySet<string>>(new Set());
  const $failed = atom<FailedDownload | null>(null);
  const controller = new AbortController();

  async function perform(download: Download): Promise<void> {
    try {
      const file = await fetchFile(environment, download, controller.signal);
      if (!controller.signal.aborted) environment.saveFile(file, download.name);
    } catch (error) {
      if (controller.signal.aborted) return;
      const failure = error instanceof ApiError ? error : new ApiError("network", call);
      $failed.set({ ...download, error: failure });
      emit("shuttle-error", toErrorDetail("documents", failure));
    } finally {
      $running.set(new Set([...$running.get()].filter((key) => key !== download.key)));
    }
  }

  return {
    $running,
    $failed,
    start(download) {
      if ($running.get().has(download.key)) return;
      $running.set(new Set([...$running.get(), download.key]));
      $failed.set(null);
      void perform(download);
    },
    dismiss: () => $failed.set(null),
    destroy: () => controller.abort(),
  };
}

async function fetchFile(environment: DownloadsOptions["environment"], { href, name }: Download, signal: AbortSignal) {
  // Without the token: the file's address is all that the provider gave for it.
  const response = await environment.fetch(href, { signal, referrerPolicy: "no-referrer" });
  if (!response.ok) throw new ApiError("status", call, response.status);
  // The sign-in page of a company's network is not the file.
  const isPage = /^text\/html\b/i.test(response.headers.get("content-type") ?? "");
  if (isPage && !/\.html?$/i.test(name)) throw new ApiError("answer", call, response.status);
  return response.blob();
}
