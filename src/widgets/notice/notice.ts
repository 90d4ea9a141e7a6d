import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { noticeContract } from "./notice.contract.ts";
import css from "./notice.css?inline";
import { createNotice } from "./notice.store.ts";
import { NoticeView } from "./notice.view.tsx";

defineArea({
  contract: noticeContract,
  styles: [styles(css)],
  createStore: createNotice,
  View: NoticeView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
  isForEverybody: true,
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-notice": WidgetElementOf<typeof noticeContract>;
  }
}
