import { useStore } from "@nanostores/react";
import type { ClipboardEvent } from "react";
import { type AddressPart, addressParts, toReadableAddress } from "../../../core/employees/address.ts";
import { TextField } from "../../kit/field/text-field.tsx";
import { addMessages as texts } from "../personnel.messages.ts";
import { toHomeAddress } from "./person.model.ts";
import type { Person } from "./person.store.ts";

const required: ReadonlySet<AddressPart> = new Set(["neighbourhood", "number", "district"]);

/** The address in one line, its parts to be corrected, and a preview in the provider's order. */
export function AddressFields({ person }: { readonly person: Person }) {
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
    <div className="address">
      <div onPaste={pasteLines}>
        <TextField
          label={texts.addressLine}
          value={addressLine}
          error={errors.address}
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
            isRequired={required.has(part)}
            autoComplete="off"
            onChange={(value) => person.editAddress(part, value)}
            onBlur={() => person.leave(part)}
          />
        ))}
      </fieldset>
      <div className="address-preview" role="status">
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
