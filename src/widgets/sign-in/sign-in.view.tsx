import { useStore } from "@nanostores/react";
import { useWidget } from "../kit/element/context.ts";
import { SignInForm } from "../shared/sign-in/sign-in-form.tsx";
import { Mark } from "../kit/text/mark.tsx";
import { LineArt } from "./line-art.tsx";
import { signInPageMessages as texts } from "./sign-in.messages.ts";
import type { SignInPage } from "./sign-in.store.ts";

export function SignInView({ store }: { readonly store: SignInPage }) {
  const { session } = useWidget();
  const { productName } = useStore(session.$settings);
  const { pinLength } = useStore(store.$attributes);
  return (
    <div className="page">
      <div className="page-form">
        <div className="brand">
          <Mark />
          <span>{productName}</span>
        </div>
        <SignInForm signIn={store.signIn} pinLength={pinLength} />
        <footer className="foot">
          <span>© 2025 {productName}</span>
          <slot name="foot" />
        </footer>
      </div>
      <div className="page-art">
        <LineArt />
        <p className="slogan">{texts.slogan}</p>
      </div>
    </div>
  );
}
