import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { driverDetailsContract } from "./driver-details.contract.ts";
import css from "./driver-details.css?inline";
import { createDriverDetails } from "./driver-details.store.ts";
import { DriverDetailsView } from "./driver-details.view.tsx";

defineArea({
  contract: driverDetailsContract,
  styles: [styles(css)],
  createStore: createDriverDetails,
  View: DriverDetailsView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-driver-details": WidgetElementOf<typeof driverDetailsContract>;
  }
}
