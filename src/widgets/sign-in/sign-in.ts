import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineWidget } from "../kit/element/define-widget.tsx";
import { styles } from "../kit/element/styles.ts";
import { signInContract } from "./sign-in.contract.ts";
import css from "./sign-in.css?inline";
import { createSignInPage } from "./sign-in.store.ts";
import { SignInView } from "./sign-in.view.tsx";

defineWidget({
  contract: signInContract,
  styles: [styles(css)],
  createStore: createSignInPage,
  View: SignInView,
  isForEverybody: true,
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-sign-in": WidgetElementOf<typeof signInContract>;
  }
}
