import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { overviewContract } from "./overview.contract.ts";
import css from "./overview.css?inline";
import { createOverview } from "./overview.store.ts";
import { OverviewView } from "./overview.view.tsx";

defineArea({
  contract: overviewContract,
  styles: [styles(css)],
  createStore: createOverview,
  View: OverviewView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-overview": WidgetElementOf<typeof overviewContract>;
  }
}
