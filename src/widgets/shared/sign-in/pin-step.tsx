import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import arrowLeftIcon from "lucide-static/icons/arrow-left.svg?raw";
import lockIcon from "lucide-static/icons/lock.svg?raw";
import type { SignIn, SignInState } from "../../../core/session/sign-in.ts";
import { FormError } from "../../kit/field/form-error.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { OtpInput } from "../../kit/field/otp-input.tsx";
import { signInMessages as texts } from "./sign-in.messages.ts";

interface PinStepProps {
  readonly state: Extract<SignInState, { step: "pin" }>;
  readonly signIn: SignIn;
  readonly length: number;
  readonly titleId: string;
  /** `h1` on the portal's sign-in page, `h2` inside a host page. */
  readonly heading: "h1" | "h2";
}

/** Step 2: the code from the person's phone, which its last digit sends; the button sends the same code once more. */
export function PinStep({ state, signIn, length, titleId, heading: Heading }: PinStepProps) {
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
    <form className="sign-in-step" onSubmit={submit} noValidate>
      <div>
        <Heading className="sign-in-title" id={titleId}>
          {texts.greeting(state.fullName)}
        </Heading>
        <p className="sign-in-lead" id={`${id}-lead`}>
          {texts.pinLead(length)}
        </p>
      </div>
      <div className="field">
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
      <button type="button" className="link sign-in-back" onClick={() => signIn.restart()}>
        <Icon of={arrowLeftIcon} size="small" />
        {texts.otherAccount}
      </button>
    </form>
  );
}
