import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { signInContract } from "./sign-in.contract.ts";
import css from "./sign-in.css?inline";
import { createSignInPage } from "./sign-in.store.ts";
import { SignInView } from "./sign-in.view.tsx";

defineArea({
  contract: signInContract,
  styles: [styles(css)],
  createStore: createSignInPage,
  View: SignInView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
  isForEverybody: true,
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-sign-in": WidgetElementOf<typeof signInContract>;
  }
}
