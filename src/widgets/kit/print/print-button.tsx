import { useEffect, useRef, useState } from "react";
import printerIcon from "lucide-static/icons/printer.svg?raw";
import { ApiError, isEnded, toHelp } from "../../../core/http/errors.ts";
import { useWidget } from "../element/context.ts";
import { lazyModule } from "../element/lazy-module.ts";
import { Icon } from "../text/icon.tsx";
import { Toast } from "../feedback/toast.tsx";
import { WorkPanel } from "../feedback/progress-bar.tsx";
import { type PageOrientation, toPageMargins } from "./page-style.ts";
import { printMessages as texts } from "./print.messages.ts";

const printCode = lazyModule(() => import("./print-content.ts"));

/** How many rows of a list have been fetched for printing. */
export interface FetchProgress {
  readonly done: number;
  /** Null while the number of rows is unknown. */
  readonly total: number | null;
}

/** More rows than a page of a browser can hold. */
export class TooManyRows extends Error {
  override readonly name = "TooManyRows";

  constructor(readonly most: number) {
    super(`More than ${most} rows`);
  }
}

function toPrintHelp(error: unknown): string {
  if (error instanceof TooManyRows) return `${texts.notFetched} ${texts.tooMany(error.most)}`;
  return error instanceof ApiError ? `${texts.notFetched} ${toHelp(error)}` : texts.failed;
}

interface PrintButtonProps {
  /** Name of the print job, and of a PDF saved from it; heads the pages from the second on. */
  readonly title: string;
  /** Default: landscape. */
  readonly orientation?: PageOrientation;
  /** The content to be printed has loaded; until then the button is disabled. Default: true. */
  readonly isReady?: boolean;
  /** Prepares content that is only printed; awaited before printing. */
  readonly before?: (signal: AbortSignal, onProgress: (progress: FetchProgress) => void) => Promise<void>;
  /** Removes that content; called after a failure too. */
  readonly after?: () => void;
}

type PrintState =
  | { readonly status: "idle" }
  | { readonly status: "running"; readonly progress: FetchProgress | null }
  | { readonly status: "failed"; readonly help: string };

const idle: PrintState = { status: "idle" };

/** "Yazdır": prints the element's own content, without the page around it. */
export function PrintButton({ title, orientation, isReady = true, before, after }: PrintButtonProps) {
  const { root, session } = useWidget();
  const [state, setState] = useState<PrintState>(idle);
  const button = useRef<HTMLButtonElement>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isRunning = state.status === "running";
  const print = async () => {
    if (!(root instanceof ShadowRoot) || isRunning) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ status: "running", progress: null });
    try {
      const { printContent } = await printCode.load();
      await before?.(signal, (progress) => {
        if (!signal.aborted) setState({ status: "running", progress });
      });
      signal.throwIfAborted();
      await printContent(root, toPageMargins(session, title), orientation);
      setState(idle);
    } catch (error) {
      // Cancelled, removed, or signed out, which the element says by itself.
      if (signal.aborted || isEnded(error)) setState(idle);
      else {
        setState({ status: "failed", help: toPrintHelp(error) });
        session.environment.warn(`Printing failed: ${error instanceof Error ? error.message : "unknown reason"}`);
      }
    } finally {
      after?.();
    }
  };
  // The buttons of panel and toast are removed by their own press.
  const cancel = () => {
    running.current?.abort();
    button.current?.focus();
  };
  const retry = () => {
    button.current?.focus();
    void print();
  };
  const progress = state.status === "running" ? state.progress : null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button print-button"
        onClick={() => void print()}
        disabled={!isReady}
        aria-disabled={isRunning}
        aria-busy={isRunning}
      >
        {isRunning ? <span className="spinner" /> : <Icon of={printerIcon} />}
        <span className="print-words">{isRunning ? texts.printing : texts.print}</span>
      </button>
      {progress && (
        <WorkPanel
          icon={printerIcon}
          title={texts.fetching(title)}
          done={progress.done}
          max={progress.total}
          label={texts.count(progress.done, progress.total)}
          cancelText={texts.cancel}
          onCancel={cancel}
        />
      )}
      {state.status === "failed" && (
        <Toast kind="error" onClose={() => setState(idle)}>
          <p>{state.help}</p>
          <button type="button" className="link" onClick={retry}>
            {texts.retry}
          </button>
        </Toast>
      )}
    </>
  );
}
