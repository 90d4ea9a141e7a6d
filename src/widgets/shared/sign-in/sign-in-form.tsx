import { useStore } from "@nanostores/react";
import arrowLeftIcon from "lucide-static/icons/arrow-left.svg?raw";
import eyeOffIcon from "lucide-static/icons/eye-off.svg?raw";
import eyeIcon from "lucide-static/icons/eye.svg?raw";
import infoIcon from "lucide-static/icons/info.svg?raw";
import lockIcon from "lucide-static/icons/lock.svg?raw";
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { createSignIn, type SignIn, type SignInState } from "../../../core/session/sign-in.ts";
import { withoutInvisible } from "../../../core/text/text.ts";
import { useWidget } from "../../kit/element/context.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { useLiveRegion } from "../../kit/feedback/panel.tsx";
import { FormError } from "../../kit/field/form-error.tsx";
import { OtpInput } from "../../kit/field/otp-input.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import css from "./sign-in.css?inline";
import { signInMessages as texts } from "./sign-in.messages.ts";

const formStyles = styles(css);

const defaultPinLength = 4;

interface SignInFormProps {
  /** Instead of a widget's content: only the card, without the page around it. */
  readonly isCompact?: boolean;
  readonly pinLength?: number;
  /** For a parent that follows the progress. Default: the form creates its own. */
  readonly signIn?: SignIn;
}

/** Both steps of the sign-in: account, then code. */
export function SignInForm({ isCompact = false, pinLength = defaultPinLength, signIn: given }: SignInFormProps) {
  useStyles(formStyles);
  const { session } = useWidget();
  const signIn = useMemo(() => given ?? createSignIn(session), [given, session]);
  useEffect(() => (given ? undefined : () => signIn.destroy()), [given, signIn]);
  const state = useStore(signIn.$state);
  const titleId = useId();
  const heading = isCompact ? "h2" : "h1";

  const form =
    state.step === "pin" ? (
      <PinStep state={state} signIn={signIn} length={pinLength} titleId={titleId} heading={heading} />
    ) : (
      <AccountStep
        state={state.step === "account" ? state : { step: "account", isBusy: true, error: null }}
        signIn={signIn}
        titleId={titleId}
        heading={heading}
      />
    );
  return (
    <section className={isCompact ? "sign-in-form compact" : "sign-in-form"} aria-labelledby={titleId}>
      {state.step !== "pin" && <EndNotice />}
      <Steps current={state.step === "pin" ? 2 : 1} />
      {form}
    </section>
  );
}

/** Notice with the reason why the previous session has ended. */
function EndNotice() {
  const { session } = useWidget();
  const state = useStore(session.$state);
  const liveRegion = useLiveRegion();
  if (state.status !== "signed-out" || state.reason === null) return null;
  const text = { expired: texts.expired, "other-tab": texts.otherTab, user: texts.signedOut, idle: texts.idle }[
    state.reason
  ];
  return (
    <p className="notice-line" {...liveRegion}>
      <Icon of={infoIcon} />
      <span>{text}</span>
    </p>
  );
}

function Steps({ current }: { readonly current: 1 | 2 }) {
  return (
    <p className="steps row gap-10 subtle text-sm weight-medium">
      <span className="visually-hidden">{texts.stepOf(current)}</span>
      <span
        aria-hidden="true"
        className={current === 1 ? "step current inline-row gap-8" : "step done inline-row gap-8"}
      >
        {texts.steps[0]}
      </span>
      <span className={current === 1 ? "step-line" : "step-line done"} />
      <span aria-hidden="true" className={current === 2 ? "step current inline-row gap-8" : "step inline-row gap-8"}>
        {texts.steps[1]}
      </span>
    </p>
  );
}

interface AccountStepProps {
  readonly state: Extract<SignInState, { step: "account" }>;
  readonly signIn: SignIn;
  readonly titleId: string;
  /** `h1` on the portal's sign-in page, `h2` inside a host page. */
  readonly heading: "h1" | "h2";
}

/** Step 1. The provider validates the input; when it rejects it, the fields keep what was typed. */
function AccountStep({ state, signIn, titleId, heading: Heading }: AccountStepProps) {
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

interface PinStepProps {
  readonly state: Extract<SignInState, { step: "pin" }>;
  readonly signIn: SignIn;
  readonly length: number;
  readonly titleId: string;
  /** `h1` on the portal's sign-in page, `h2` inside a host page. */
  readonly heading: "h1" | "h2";
}

/** Step 2: the code from the person's phone, which its last digit sends; the button sends the same code once more. */
function PinStep({ state, signIn, length, titleId, heading: Heading }: PinStepProps) {
  const [pin, setPin] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const error = isIncomplete ? { sentence: texts.pinIncomplete(length), detail: null } : state.error;

  useEffect(() => {
    if (!state.isBusy) field.current?.focus();
  }, [state.isBusy]);

  const change = (value: string) => {
    setPin(value);
    setIncomplete(false);
    if (value.length === length && value !== pin) void signIn.submitPin(value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pin.length < length) {
      setIncomplete(true);
      field.current?.focus();
      return;
    }
    void signIn.submitPin(pin);
  };

  return (
    <form className="sign-in-step grid min-0" onSubmit={submit} noValidate>
      <div>
        <Heading className="sign-in-title" id={titleId}>
          {texts.greeting(state.fullName)}
        </Heading>
        <p className="sign-in-lead" id={`${id}-lead`}>
          {texts.pinLead(length)}
        </p>
      </div>
      <div className="grid gap-6 min-0">
        <OtpInput
          value={pin}
          length={length}
          label={texts.pin}
          isInvalid={error !== null}
          isDisabled={state.isBusy}
          describedBy={`${id}-error ${id}-lead`}
          onChange={change}
          inputRef={field}
        />
        <FormError id={`${id}-error`} failure={error} />
      </div>
      <button type="submit" className="button primary large block" disabled={state.isBusy} aria-busy={state.isBusy}>
        {state.isBusy ? <span className="spinner" /> : <Icon of={lockIcon} />}
        {state.isBusy ? texts.confirming : texts.confirm}
      </button>
      <TransientButton className="link sign-in-back" onClick={() => signIn.restart()}>
        <Icon of={arrowLeftIcon} size="small" />
        {texts.otherAccount}
      </TransientButton>
    </form>
  );
}
