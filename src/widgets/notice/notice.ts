import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineWidget } from "../kit/element/define-widget.tsx";
import { styles } from "../kit/element/styles.ts";
import { noticeContract } from "./notice.contract.ts";
import css from "./notice.css?inline";
import { createNotice } from "./notice.store.ts";
import { NoticeView } from "./notice.view.tsx";

defineWidget({
  contract: noticeContract,
  styles: [styles(css)],
  createStore: createNotice,
  View: NoticeView,
  isForEverybody: true,
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-notice": WidgetElementOf<typeof noticeContract>;
  }
}
