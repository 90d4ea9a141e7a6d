import { atom, type ReadableAtom } from "nanostores";
import { fetchFile } from "../../core/http/download.ts";
import { ApiError, SaveError, toHelp } from "../../core/http/errors.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { toErrorDetail } from "../kit/element/events.ts";

/** A file to download. */
interface Download {
  /** Key of its document. */
  readonly key: string;
  /** Checked: http(s) only. */
  readonly href: string;
  /** Without characters that a file system forbids. */
  readonly name: string;
}

interface FailedDownload extends Download {
  readonly error: ApiError | SaveError;
  /** Set when the file was fetched but the browser refused to save it: a retry saves it without fetching again. */
  readonly file: Blob | null;
}

/** Progress of a download, 0 to 100; null while the size is not known. */
type Percent = number | null;

export interface Downloads {
  /** The documents that are being fetched, by key. */
  readonly $running: ReadableAtom<ReadonlyMap<string, Percent>>;
  readonly $failed: ReadableAtom<FailedDownload | null>;
  /** Starts or repeats a download. Does nothing while the same file is being fetched. */
  start(download: Download & { readonly file?: Blob | null }): void;
  /** Aborts at once and discards what was received. */
  cancel(key: string): void;
  dismiss(): void;
}

/** Fetches files and lets the browser save them, so that a failure can be shown; a plain link would open an error page. */
export function createDownloads({ scope, emit }: Pick<StoreOptions<unknown>, "scope" | "emit">): Downloads {
  const { session } = scope;
  const { environment } = session;
  const $running = atom<ReadonlyMap<string, Percent>>(new Map());
  const $failed = atom<FailedDownload | null>(null);
  const controllers = new Map<string, AbortController>();

  const show = (key: string, percent: Percent) => {
    // Many small chunks: notify only when the whole percent changes.
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
      // A cancelled download may have been started again.
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
  // Another person, or nobody, is signed in now.
  const stopSession = session.$generation.listen(() => {
    cancelAll();
    $failed.set(null);
  });

  scope.onEnd(stopSession);
  scope.onEnd(cancelAll);
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
  };
}
