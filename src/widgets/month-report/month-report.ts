import type { WidgetElementOf } from "../kit/element/contract.ts";
import { styles } from "../kit/element/styles.ts";
import { defineArea } from "../shared/define-area.ts";
import { monthReportContract } from "./month-report.contract.ts";
import boardCss from "./board/board.css?inline";
import css from "./month-report.css?inline";
import { createMonthReport } from "./month-report.store.ts";
import { MonthReportView } from "./month-report.view.tsx";
import proofCss from "./proof/proof.css?inline";
import heatCss from "./seats/heat-map.css?inline";

defineArea({
  contract: monthReportContract,
  styles: [css, heatCss, proofCss, boardCss].map(styles),
  createStore: createMonthReport,
  View: MonthReportView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-month-report": WidgetElementOf<typeof monthReportContract>;
  }
}
