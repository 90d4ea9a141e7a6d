import type { WidgetElementOf } from "../kit/element/contract.ts";
import { styles } from "../kit/element/styles.ts";
import { defineArea } from "../shared/define-area.ts";
import { plannerContract } from "./planner.contract.ts";
import css from "./planner.css?inline";
import { createPlanner } from "./planner.store.ts";
import { PlannerView } from "./planner.view.tsx";

defineArea({
  contract: plannerContract,
  styles: [css].map(styles),
  createStore: createPlanner,
  View: PlannerView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-planner": WidgetElementOf<typeof plannerContract>;
  }
}
