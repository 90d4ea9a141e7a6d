import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { driversContract } from "./drivers.contract.ts";
import css from "./drivers.css?inline";
import { createDrivers } from "./drivers.store.ts";
import { DriversView } from "./drivers.view.tsx";

defineArea({
  contract: driversContract,
  styles: [styles(css)],
  createStore: createDrivers,
  View: DriversView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-drivers": WidgetElementOf<typeof driversContract>;
  }
}
