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
  english: () => import("./english.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-documents": WidgetElementOf<typeof documentsContract>;
  }
}
