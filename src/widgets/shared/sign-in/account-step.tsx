import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import eyeIcon from "lucide-static/icons/eye.svg?raw";
import eyeOffIcon from "lucide-static/icons/eye-off.svg?raw";
import type { SignIn, SignInState } from "../../../core/session/sign-in.ts";
import { withoutInvisible } from "../../../core/text/text.ts";
import { FormError } from "../../kit/field/form-error.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { signInMessages as texts } from "./sign-in.messages.ts";

interface AccountStepProps {
  readonly state: Extract<SignInState, { step: "account" }>;
  readonly signIn: SignIn;
  readonly titleId: string;
  /** `h1` on the portal's sign-in page, `h2` inside a host page. */
  readonly heading: "h1" | "h2";
}

/** Step 1. The provider validates the input; when it rejects it, the fields keep what was typed. */
export function AccountStep({ state, signIn, titleId, heading: Heading }: AccountStepProps) {
  const [isPasswordShown, setPasswordShown] = useState(false);
  const username = useRef<HTMLInputElement>(null);
  // Uncontrolled, so that the password is only in its field and in no React state.
  const password = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    if (state.error !== null) password.current?.focus();
  }, [state.error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signIn.submitAccount(withoutInvisible(username.current?.value ?? "").trim(), password.current?.value ?? "");
  };

  return (
    <form className="sign-in-step grid min-0" onSubmit={submit} noValidate>
      <div>
        <Heading className="sign-in-title" id={titleId}>
          {texts.welcome}
        </Heading>
        <p className="sign-in-lead">{texts.welcomeLead}</p>
      </div>
      <div className="grid gap-6 min-0">
        <label className="field-label" htmlFor={`${id}-username`}>
          {texts.username}
        </label>
        <div className="input">
          <input
            id={`${id}-username`}
            ref={username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={state.isBusy}
          />
        </div>
      </div>
      <div className="grid gap-6 min-0">
        <label className="field-label" htmlFor={`${id}-password`}>
          {texts.password}
        </label>
        <div className="input" data-invalid={state.error !== null || undefined}>
          <input
            id={`${id}-password`}
            ref={password}
            name="password"
            type={isPasswordShown ? "text" : "password"}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={state.isBusy}
            aria-invalid={state.error !== null}
            aria-describedby={`${id}-error`}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={isPasswordShown ? texts.hidePassword : texts.showPassword}
            onClick={() => setPasswordShown(!isPasswordShown)}
          >
            <Icon of={isPasswordShown ? eyeOffIcon : eyeIcon} />
          </button>
        </div>
        <FormError id={`${id}-error`} failure={state.error} />
      </div>
      <button type="submit" className="button primary large block" disabled={state.isBusy} aria-busy={state.isBusy}>
        {state.isBusy && <span className="spinner" />}
        {state.isBusy ? texts.checking : texts.continue}
      </button>
    </form>
  );
}
