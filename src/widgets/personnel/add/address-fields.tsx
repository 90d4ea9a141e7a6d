import { useStore } from "@nanostores/react";
import { TextField } from "../../kit/ui/text-field.tsx";
import { addMessages as texts } from "./add.messages.ts";
import { type AddressPart, addressParts, toHomeAddress } from "./person.model.ts";
import type { Person } from "./person.store.ts";

const required: ReadonlySet<AddressPart> = new Set(["neighbourhood", "number", "district"]);

/** Puts the address together in the order that the provider wants, and shows the result (specification 1 §5). */
export function AddressFields({ person }: { readonly person: Person }) {
  const { address } = useStore(person.$draft);
  const errors = useStore(person.$errors);
  const whole = toHomeAddress(address);
  return (
    <fieldset className="address">
      <legend>{texts.addressTitle}</legend>
      <p className="field-help">{texts.addressHelp}</p>
      <div className="field-grid">
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
      </div>
      <p className="address-preview" role="status">
        {whole !== "" && (
          <>
            {texts.addressPreview} <b>{whole}</b>
          </>
        )}
      </p>
      {errors.address && (
        <p className="field-error" role="alert">
          {errors.address}
        </p>
      )}
    </fieldset>
  );
}
