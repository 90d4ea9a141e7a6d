import type { WidgetElementOf } from "../kit/element/contract.ts";
import { styles } from "../kit/element/styles.ts";
import { defineArea } from "../shared/define-area.ts";
import { monthReportContract } from "./month-report.contract.ts";
import css from "./month-report.css?inline";
import { createMonthReport } from "./month-report.store.ts";
import { MonthReportView } from "./month-report.view.tsx";

defineArea({
  contract: monthReportContract,
  styles: [styles(css)],
  createStore: createMonthReport,
  View: MonthReportView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-month-report": WidgetElementOf<typeof monthReportContract>;
  }
}
