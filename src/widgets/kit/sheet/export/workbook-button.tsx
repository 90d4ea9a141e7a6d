import { useStore } from "@nanostores/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useWidget } from "../../element/context.ts";
import { ExportPanel, makeExportJob } from "./export-panel.tsx";
import type { Workbook } from "../model.ts";

interface WorkbookButtonProps {
  readonly className: string;
  /** Called when the button is pressed. */
  readonly workbook: () => Workbook;
  readonly children: ReactNode;
}

/**
 * A button that exports one small spreadsheet, with the usual progress panel and retry; the export ends with the button.
 */
export function WorkbookButton({ className, workbook, children }: WorkbookButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const context = useWidget();
  const [job] = useState(() => makeExportJob(context));
  useEffect(() => job.destroy, [job]);
  const state = useStore(job.$state);
  // The focused element is removed with the panel.
  const giveFocusBack = (act: () => void) => () => {
    act();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-busy={state.status === "running"}
        onClick={() => job.start("xlsx", workbook)}
      >
        {children}
      </button>
      <ExportPanel
        state={state}
        onCancel={giveFocusBack(job.cancel)}
        onRetry={giveFocusBack(job.retry)}
        onDismiss={job.dismiss}
      />
    </>
  );
}
