import { useStore } from "@nanostores/react";
import { useMemo, useRef } from "react";
import type { Session } from "../../../core/session.ts";
import { Checkbox } from "../../kit/ui/checkbox.tsx";
import { FormDialog } from "../../kit/ui/form-dialog.tsx";
import { FormError } from "../../kit/ui/form-error.tsx";
import { PhoneField } from "../../kit/ui/phone-field.tsx";
import { TextField } from "../../kit/ui/text-field.tsx";
import { addMessages as texts } from "./add.messages.ts";
import { AddressFields } from "./address-fields.tsx";
import { isQuestionable, toFailure } from "./person.model.ts";
import { personMessages } from "./person.messages.ts";
import { createPerson, type Person } from "./person.store.ts";

interface AddProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** The add-employee panel (specification 1 §2.5, §5, §8). What was typed stays until it was accepted. */
export function AddPerson({ session, onClose }: AddProps) {
  const person = useMemo(() => createPerson(session), [session]);
  const state = useStore(person.$state);
  const { firstName, lastName } = useStore(person.$draft);
  const form = useRef<HTMLDivElement>(null);
  const submit = async () => {
    if (await person.submit()) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <FormDialog
      title={texts.title}
      size="wide"
      state={state.status}
      submit={texts.submit}
      sending={texts.sending}
      onSubmit={() => void submit()}
      onClose={onClose}
      again={{ label: texts.again, onClick: person.clear }}
      success={{ title: texts.received, text: texts.accepted(`${firstName} ${lastName}`.trim()) }}
    >
      <div className="person-form" ref={form}>
        <p className="form-intro">{texts.intro}</p>
        <ContactFields person={person} />
        <AddressFields person={person} />
        <FormError failure={state.status === "failed" ? toFailure(state.error) : null} />
      </div>
    </FormDialog>
  );
}

function ContactFields({ person }: { readonly person: Person }) {
  const draft = useStore(person.$draft);
  const errors = useStore(person.$errors);
  const field = (name: "firstName" | "lastName" | "email" | "phone") => ({
    label: texts[name],
    value: draft[name],
    error: errors[name],
    isRequired: true,
    onChange: (value: string) => person.edit(name, value),
    onBlur: () => person.leave(name),
  });
  return (
    <div className="field-grid">
      <TextField {...field("firstName")} autoComplete="off" name="first_name" />
      <TextField {...field("lastName")} autoComplete="off" name="last_name" />
      <TextField {...field("email")} type="email" autoComplete="off" name="email" />
      <div className="phone-parts">
        <PhoneField {...field("phone")} name="phone_number" />
        {isQuestionable(draft.phone) && (
          <Checkbox
            label={personMessages.phoneConfirm}
            isChecked={draft.confirmedPhone === draft.phone}
            onChange={person.confirmPhone}
          />
        )}
      </div>
    </div>
  );
}
