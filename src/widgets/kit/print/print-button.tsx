import { useState } from "react";
import printerIcon from "lucide-static/icons/printer.svg?raw";
import { useWidget } from "../element/context.ts";
import { lazyModule } from "../element/lazy-module.ts";
import { Icon } from "../text/icon.tsx";
import { Toast } from "../feedback/toast.tsx";
import { printMessages as texts } from "./print.messages.ts";

import type { PageOrientation } from "./print-content.ts";

const printCode = lazyModule(() => import("./print-content.ts"));

interface PrintButtonProps {
  /** Name of the print job, and of a PDF saved from it. */
  readonly title: string;
  /** Default: landscape. */
  readonly orientation?: PageOrientation;
  /** The content to be printed has loaded; until then the button is disabled. Default: true. */
  readonly isReady?: boolean;
  /** Prepares content that is only printed; awaited before printing. */
  readonly before?: () => Promise<void>;
  /** Removes that content; called after a failure too. */
  readonly after?: () => void;
}

/** "Yazdır": prints the element's own content, without the page around it. */
export function PrintButton({ title, orientation, isReady = true, before, after }: PrintButtonProps) {
  const { root, session } = useWidget();
  const [state, setState] = useState<"idle" | "running" | "failed">("idle");
  const isRunning = state === "running";
  const print = async () => {
    if (!(root instanceof ShadowRoot)) return;
    setState("running");
    try {
      const { printContent } = await printCode.load();
      await before?.();
      await printContent(root, title, orientation);
      setState("idle");
    } catch (error) {
      setState("failed");
      session.environment.warn(`Printing failed: ${error instanceof Error ? error.message : "unknown reason"}`);
    } finally {
      after?.();
    }
  };
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => void print()}
        disabled={isRunning || !isReady}
        aria-busy={isRunning}
      >
        {isRunning ? <span className="spinner" /> : <Icon of={printerIcon} />}
        {isRunning ? texts.printing : texts.print}
      </button>
      {state === "failed" && (
        <Toast kind="error" onClose={() => setState("idle")}>
          {texts.failed}
        </Toast>
      )}
    </>
  );
}
