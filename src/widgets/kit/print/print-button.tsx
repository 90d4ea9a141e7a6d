import { useState } from "react";
import { useWidget } from "../element/context.ts";
import { lateCode } from "../element/late-code.ts";
import { Icon } from "../text/icon.tsx";
import { printerIcon } from "../text/icons.ts";
import { Toast } from "../feedback/toast.tsx";
import { printMessages as texts } from "./print.messages.ts";

const sheetCode = lateCode(() => import("./print-sheet.ts"));

interface PrintButtonProps {
  /** What the job, and a file, is called. */
  readonly title: string;
  /** Makes ready what stands on paper only. */
  readonly before?: () => Promise<void>;
  /** Takes it away again; also after a failure. */
  readonly after?: () => void;
}

/** "Yazdır": the element's own content, whatever page it stands in. */
export function PrintButton({ title, before, after }: PrintButtonProps) {
  const { root, session } = useWidget();
  const [state, setState] = useState<"idle" | "running" | "failed">("idle");
  const isRunning = state === "running";
  const print = async () => {
    if (!(root instanceof ShadowRoot)) return;
    setState("running");
    try {
      const { printSheet } = await sheetCode.load();
      await before?.();
      await printSheet(root, title);
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
      <button type="button" className="button" onClick={() => void print()} disabled={isRunning} aria-busy={isRunning}>
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
