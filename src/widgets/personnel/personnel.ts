import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { personnelContract } from "./personnel.contract.ts";
import css from "./personnel.css?inline";
import { createPersonnel } from "./personnel.store.ts";
import { PersonnelView } from "./personnel.view.tsx";

defineArea({
  contract: personnelContract,
  styles: [styles(css)],
  createStore: createPersonnel,
  View: PersonnelView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-personnel": WidgetElementOf<typeof personnelContract>;
  }
}
