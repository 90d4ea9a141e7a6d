import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { personnelContract } from "./personnel.contract.ts";
import css from "./personnel.css?inline";
import { createEmployeesStore } from "./personnel.store.ts";
import { EmployeesView } from "./personnel.view.tsx";

defineArea({
  contract: personnelContract,
  styles: [styles(css)],
  createStore: createEmployeesStore,
  View: EmployeesView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-personnel": WidgetElementOf<typeof personnelContract>;
  }
}
