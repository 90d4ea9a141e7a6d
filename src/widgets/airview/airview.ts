import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { airviewContract } from "./airview.contract.ts";
import css from "./airview.css?inline";
import { createAirview } from "./airview.store.ts";
import { AirviewView } from "./airview.view.tsx";
import detailCss from "./detail/detail.css?inline";
import filtersCss from "./filters/filters.css?inline";
import listCss from "./list/list.css?inline";
import searchCss from "./search/search.css?inline";

defineArea({
  contract: airviewContract,
  styles: [css, filtersCss, searchCss, listCss, detailCss].map(styles),
  createStore: createAirview,
  View: AirviewView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-airview": WidgetElementOf<typeof airviewContract>;
  }
}
