import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { driverDocumentsContract } from "./driver-documents.contract.ts";
import css from "./driver-documents.css?inline";
import { createDriverDocuments } from "./driver-documents.store.ts";
import { DriverDocumentsView } from "./driver-documents.view.tsx";

defineArea({
  contract: driverDocumentsContract,
  styles: [styles(css)],
  createStore: createDriverDocuments,
  View: DriverDocumentsView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-driver-documents": WidgetElementOf<typeof driverDocumentsContract>;
  }
}
