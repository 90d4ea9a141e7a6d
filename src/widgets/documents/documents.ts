import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { documentsContract } from "./documents.contract.ts";
import css from "./documents.css?inline";
import { createDocuments } from "./documents.store.ts";
import { DocumentsView } from "./documents.view.tsx";

defineArea({
  contract: documentsContract,
  styles: [styles(css)],
  createStore: createDocuments,
  View: DocumentsView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-documents": WidgetElementOf<typeof documentsContract>;
  }
}
