import type { WidgetElementOf } from "../kit/element/contract.ts";
import { styles } from "../kit/element/styles.ts";
import { defineArea } from "../shared/define-area.ts";
import { airviewContract } from "./airview.contract.ts";
import css from "./airview.css?inline";
import { createAirview } from "./airview.store.ts";
import { AirviewView } from "./airview.view.tsx";

defineArea({
  contract: airviewContract,
  styles: [styles(css)],
  createStore: createAirview,
  View: AirviewView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-airview": WidgetElementOf<typeof airviewContract>;
  }
}
