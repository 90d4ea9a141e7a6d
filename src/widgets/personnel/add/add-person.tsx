import { useStore } from "@nanostores/react";
import { type ClipboardEvent, useMemo, useRef, useState } from "react";
import { employeesCall, fetchEmployees } from "../../../core/api/employees.ts";
import { type AddressPart, addressParts, toReadableAddress } from "../../../core/employees/address.ts";
import { isUnanswered } from "../../../core/http/errors.ts";
import { toUrlQuery } from "../../../core/portal/query.ts";
import { keyOf } from "../../../core/query/call-query.ts";
import { createQuery } from "../../../core/query/query.ts";
import type { QueryOwner } from "../../../core/query/scope.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { toMailAddress } from "../../../core/text/mail-address.ts";
import { languageOf } from "../../../core/text/turkish.ts";
import { useScope } from "../../kit/element/context.ts";
import { Checkbox } from "../../kit/field/checkbox.tsx";
import { FormError } from "../../kit/field/form-error.tsx";
import { PhoneField } from "../../kit/field/phone-field.tsx";
import { TextField } from "../../kit/field/text-field.tsx";
import { ConfirmDialog } from "../../kit/overlay/dialog.tsx";
import { FormDialog } from "../../kit/overlay/form-dialog.tsx";
import { Link } from "../../kit/text/link.tsx";
import { PlannerLink, toEmployeeQuestion } from "../../shared/planner-link.tsx";
import { isQuestionable, toFailure, toHomeAddress } from "./person.model.ts";
import { keepPerson, openPerson, type Person } from "./person.store.ts";
import { addMessages as texts, personMessages } from "../personnel.messages.ts";

interface AddProps {
  readonly onClose: () => void;
  /** Opens the list of those whose registration was requested. */
  readonly onList: () => void;
}

/** The add-employee panel. What was typed stays until the provider has accepted it. */
export function AddPerson({ onClose, onList }: AddProps) {
  const { session } = useScope();
  const person = useMemo(() => openPerson(session), [session]);
  const state = useStore(person.$state);
  const { firstName, lastName, email, address } = useStore(person.$draft);
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const submit = async () => {
    if (await person.submit()) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    if (!person.paste(event.clipboardData.getData("text"))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Undoing removes the note with the focused button: the focus moves to the first field.
  const undoPaste = () => {
    person.undoPaste();
    form.current?.querySelector("input")?.focus();
  };

  const drop = () => {
    keepPerson(session, null);
    onClose();
  };
  // What was typed is kept, to be sent again or discarded once the list has been looked at.
  const lookAtList = () => {
    keepPerson(session, person);
    onClose();
  };
  // A click beside the form must not discard what was typed.
  const close = () => {
    if (state.status === "done" || person.isEmpty()) drop();
    else setAsked(true);
  };

  return (
    <>
      <FormDialog
        title={texts.title}
        size="wide"
        state={state.status}
        submit={texts.submit}
        sending={texts.sending}
        onSubmit={() => void submit()}
        onClose={close}
        next={{ label: texts.again, onClick: person.clear }}
        steps={
          <AddedSteps
            email={email}
            address={toReadableAddress(toHomeAddress(address))}
            onList={() => {
              drop();
              onList();
            }}
          />
        }
        success={{ title: texts.received, text: texts.accepted(`${firstName} ${lastName}`.trim()) }}
      >
        <div className="person-form min-0" ref={form} onPasteCapture={paste}>
          <p className="form-intro">
            {texts.intro} {texts.pasteHelp}
          </p>
          <PastedNote person={person} onUndo={undoPaste} />
          <ContactFields person={person} />
          <AddressFields person={person} />
          <FormError failure={state.status === "failed" ? toFailure(state.error) : null} />
          {state.status === "failed" && isUnanswered(state.error) && (
            <button type="button" className="button" onClick={lookAtList}>
              {texts.toList}
            </button>
          )}
        </div>
      </FormDialog>
      {isAsked && (
        <ConfirmDialog
          title={texts.dropTitle}
          confirm={texts.drop}
          isDangerous
          onConfirm={drop}
          onClose={() => setAsked(false)}
        >
          {texts.dropText}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Lists the fields that a pasted row has filled in, with a button that undoes the paste. */
function PastedNote({ person, onUndo }: { readonly person: Person; readonly onUndo: () => void }) {
  const pasted = useStore(person.$pasted);
  const names = { ...texts, address: texts.addressLine };
  return (
    <div role="status">
      {pasted?.kind === "many" && <p className="pasted-note">{texts.pastedMany(formatNumber(pasted.count))}</p>}
      {pasted?.kind === "one" && (
        <p className="pasted-note">
          {texts.pasted(pasted.filled.map((field) => names[field]))}{" "}
          {pasted.rest.length > 0 && texts.pastedRest(pasted.rest)}{" "}
          <button type="button" className="link" onClick={onUndo}>
            {texts.undoPaste}
          </button>
        </p>
      )}
    </div>
  );
}

function ContactFields({ person }: { readonly person: Person }) {
  const draft = useStore(person.$draft);
  const errors = useStore(person.$errors);
  const field = (name: "firstName" | "lastName" | "email" | "phone") => ({
    label: texts[name],
    value: draft[name],
    error: errors[name],
    errorLanguage: languageOf(errors[name]),
    isRequired: true,
    onChange: (value: string) => person.edit(name, value),
    onBlur: () => person.leave(name),
  });
  return (
    <div className="field-grid">
      <TextField {...field("firstName")} autoComplete="off" name="first_name" />
      <TextField {...field("lastName")} autoComplete="off" name="last_name" />
      <TextField {...field("email")} type="email" autoComplete="off" name="email" />
      <div className="phone-parts grid gap-8 min-0">
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

const required: ReadonlySet<AddressPart> = new Set(["neighbourhood", "number", "district"]);

/** The address in one line, its parts to be corrected, and a preview in the provider's order. */
function AddressFields({ person }: { readonly person: Person }) {
  const { address, addressLine } = useStore(person.$draft);
  const errors = useStore(person.$errors);
  const unplaced = useStore(person.$unplaced);
  const whole = toHomeAddress(address);
  // Pasted line breaks become commas: a single-line field would drop them and join the words.
  const pasteLines = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text").trim();
    if (addressLine !== "" || !text.includes("\n")) return;
    event.preventDefault();
    person.editAddressLine(text.replace(/\s*\n\s*/g, ", "));
  };
  return (
    <div className="address min-0">
      <div onPaste={pasteLines}>
        <TextField
          label={texts.addressLine}
          value={addressLine}
          error={errors.address}
          errorLanguage={languageOf(errors.address)}
          help={texts.addressHelp}
          placeholder={texts.addressExample}
          autoComplete="off"
          name="home_address"
          onChange={person.editAddressLine}
          onBlur={person.leaveLine}
        />
      </div>
      <fieldset className="address-parts">
        <legend className="visually-hidden">{texts.addressParts}</legend>
        {addressParts.map((part) => (
          <TextField
            key={part}
            label={texts.address[part]}
            value={address[part]}
            error={errors[part]}
            errorLanguage={languageOf(errors[part])}
            isRequired={required.has(part)}
            autoComplete="off"
            onChange={(value) => person.editAddress(part, value)}
            onBlur={() => person.leave(part)}
          />
        ))}
      </fieldset>
      <div className="address-preview muted" role="status">
        {unplaced.length > 0 && <p className="address-unplaced">{texts.unplaced(unplaced)}</p>}
        {whole !== "" && (
          <p>
            {texts.addressPreview} <b>{toReadableAddress(whole)}</b>
          </p>
        )}
      </div>
    </div>
  );
}

interface AddedStepsProps {
  /** As typed: the provider answers nothing about a new person, so that they are looked up by it. */
  readonly email: string;
  /** As it was sent. */
  readonly address: string;
  /** Opens the list of those whose registration was requested. */
  readonly onList: () => void;
}

/** The newly requested person, once the provider lists them. */
export function createAdded(owner: QueryOwner, email: string) {
  const address = toMailAddress(email).toLowerCase();
  return createQuery(owner, {
    key: keyOf(employeesCall, "added", address),
    fetch: async (http, signal) => {
      const { rows: employees } = await fetchEmployees(http, { search: address, page: 1, pageSize: 10 }, signal);
      return employees.find((employee) => employee.email?.toLowerCase() === address) ?? null;
    },
  });
}

/** What comes next for a person who was just added: where they are listed, and free seats near their home. */
function AddedSteps({ email, address, onList }: AddedStepsProps) {
  const { late } = useScope();
  const added = useMemo(() => createAdded(late, email), [late, email]);
  const load = useStore(added.$load);
  const person = load.status === "ready" ? load.data : null;
  const query = toUrlQuery({ enabled: "true", path: "search-page", passenger: person?.id });
  return (
    <section className="added-steps" aria-label={texts.next}>
      <h4 className="strong">{texts.next}</h4>
      <ul className="grid gap-4 muted">
        <li>
          {texts.waiting}{" "}
          <button type="button" className="link" onClick={onList}>
            {texts.showRequested}
          </button>
        </li>
        <li>
          {texts.noSeatYet}
          <span className="added-links wrap">
            <PlannerLink question={person ? toEmployeeQuestion(person) : { kind: "address", text: address }}>
              {texts.searchStop}
            </PlannerLink>
            <Link to={{ name: "marketplace", query }}>{texts.searchLine}</Link>
          </span>
        </li>
      </ul>
    </section>
  );
}
