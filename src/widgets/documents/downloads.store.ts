import { atom, type ReadableAtom } from "nanostores";
import { fetchFile } from "../../core/http/download.ts";
import { ApiError, SaveError, toHelp } from "../../core/http/errors.ts";
import type { Session } from "../../core/session/session.ts";
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
  readonly error: ApiError | SaveError;
  /** Fetched, and not taken by the browser: another try only hands it over. */
  readonly file: Blob | null;
}

/** How much of a file has come, in whole percent; null as long as its size is not known. */
export type Percent = number | null;

interface DownloadsOptions {
  readonly session: Session;
  readonly emit: Emit;
}

export interface Downloads {
  /** The documents that are being fetched, by key. */
  readonly $running: ReadableAtom<ReadonlyMap<string, Percent>>;
  readonly $failed: ReadableAtom<FailedDownload | null>;
  /** Also once more after a failure. Does nothing while the same file is on its way. */
  start(download: Download & { readonly file?: Blob | null }): void;
  /** Stops at once and keeps nothing. */
  cancel(key: string): void;
  dismiss(): void;
  destroy(): void;
}

/** Fetches files and hands them to the browser, so that one which can't be had is told of (a plain link would lead to nowhere). */
export function createDownloads({ session, emit }: DownloadsOptions): Downloads {
  const { environment } = session;
  const $running = atom<ReadonlyMap<string, Percent>>(new Map());
  const $failed = atom<FailedDownload | null>(null);
  const controllers = new Map<string, AbortController>();

  const show = (key: string, percent: Percent) => {
    // Of many small pieces only those that are seen.
    if (!$running.get().has(key) || $running.get().get(key) !== percent)
      $running.set(new Map($running.get()).set(key, percent));
  };

  function save({ key, href, name }: Download, file: Blob): void {
    try {
      environment.saveFile(file, name);
    } catch (cause) {
      const error = new SaveError(cause);
      $failed.set({ key, href, name, error, file });
      emit("shuttle-error", {
        widget: "documents",
        call: "download",
        status: 0,
        message: toHelp(error),
        kind: "action",
      });
      environment.warn(error.message);
    }
  }

  async function perform(download: Download, { signal }: AbortController): Promise<void> {
    const { key, href, name } = download;
    try {
      const file = await fetchFile(environment, {
        href,
        name,
        signal,
        onProgress({ done, total }) {
          if (!signal.aborted) show(key, total === null ? null : Math.floor((done / total) * 100));
        },
      });
      if (!signal.aborted) save(download, file);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      $failed.set({ ...download, error, file: null });
      emit("shuttle-error", toErrorDetail("documents", error));
    } finally {
      // What was given up may have been begun again.
      if (!signal.aborted) forget(key);
    }
  }

  function forget(key: string): void {
    controllers.delete(key);
    $running.set(new Map([...$running.get()].filter(([running]) => running !== key)));
  }

  function cancel(key: string): void {
    controllers.get(key)?.abort();
    forget(key);
  }

  const cancelAll = () => [...controllers.keys()].forEach(cancel);
  // Another person, or nobody, is signed in by now.
  const stopSession = session.$generation.listen(() => {
    cancelAll();
    $failed.set(null);
  });

  return {
    $running,
    $failed,
    start(download) {
      if (controllers.has(download.key)) return;
      $failed.set(null);
      if (download.file) {
        save(download, download.file);
        return;
      }
      const controller = new AbortController();
      controllers.set(download.key, controller);
      show(download.key, null);
      void perform(download, controller);
    },
    cancel,
    dismiss: () => $failed.set(null),
    destroy() {
      stopSession();
      cancelAll();
    },
  };
}
