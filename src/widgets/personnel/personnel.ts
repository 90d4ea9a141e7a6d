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
  english: () => import("./english.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-personnel": WidgetElementOf<typeof personnelContract>;
  }
}
