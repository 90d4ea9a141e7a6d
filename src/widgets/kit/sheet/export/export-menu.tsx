import { useStore } from "@nanostores/react";
import { useRef } from "react";
import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import { Menu } from "../../overlay/menu.tsx";
import { ExportPanel, useExportJob } from "./export-panel.tsx";
import { exportMessages as texts } from "../sheet.messages.ts";
import type { Workbook } from "../model.ts";

const formats = ["xlsx", "csv"] as const;

interface ExportMenuProps {
  /** Creates the workbook; called when a format is selected, so that it uses the current filters. */
  readonly workbook: () => Workbook;
}

/** "Excel'e Aktar": a menu of formats, and a progress panel in a corner of the page. */
export function ExportMenu({ workbook }: ExportMenuProps) {
  const container = useRef<HTMLDivElement>(null);
  const job = useExportJob();
  const state = useStore(job.$state);

  const isRunning = state.status === "running";
  // The focused element is removed with the panel.
  const giveFocusBack = (act: () => void) => () => {
    act();
    container.current?.querySelector("button")?.focus();
  };
  return (
    <div ref={container}>
      <Menu
        label={texts.button}
        text={texts.button}
        icon={fileSpreadsheetIcon}
        items={formats.map((format) => ({
          key: format,
          label: texts.formats[format],
          isDisabled: isRunning,
          onSelect: () => job.start(format, workbook),
        }))}
      />
      <ExportPanel
        state={state}
        onCancel={giveFocusBack(job.cancel)}
        onRetry={giveFocusBack(job.retry)}
        onDismiss={job.dismiss}
      />
    </div>
  );
}
