import { type NewEmployee, toEmployeeErrors } from "../../../core/api/employee-changes.ts";
import { isRefused, toHelp } from "../../../core/errors.ts";
import { isTurkish } from "../../../core/turkish.ts";
import type { FormFailure } from "../../kit/ui/form-error.tsx";
import { personMessages as texts } from "./person.messages.ts";

/** The parts of an address, in the order that the provider wants them (specification 1 §5). */
export const addressParts = ["neighbourhood", "street", "road", "number", "district"] as const;
export type AddressPart = (typeof addressParts)[number];
export type Address = Readonly<Record<AddressPart, string>>;

export interface PersonDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Digits only, without a leading 0. */
  readonly phone: string;
  readonly address: Address;
}

export const emptyPerson: PersonDraft = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  address: { neighbourhood: "", street: "", road: "", number: "", district: "" },
};

export type PersonField = "firstName" | "lastName" | "email" | "phone" | AddressPart | "address";
export type PersonErrors = Readonly<Partial<Record<PersonField, string>>>;

const clean = (text: string) => text.normalize("NFC").replace(/\s+/gu, " ").trim();

/** `Caferağa Mah.-Moda Cad.-Ferit Tek Sok.-14-Kadıköy`; a part that isn't there is left out. A hyphen inside a part would look like the next part. */
export function toHomeAddress(address: Address): string {
  return addressParts
    .map((part) => clean(address[part]).replace(/\s*-\s*/g, " "))
    .filter((text) => text !== "")
    .join("-");
}

/** Looks like an address of mail; the provider decides. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u.test(text);
}

/** Ten digits, the first from 1 to 9 (specification 1 §5). */
export function isPhone(digits: string): boolean {
  return /^[1-9]\d{9}$/.test(digits);
}

/** What is wrong with the common fields; the address is checked where it is typed. */
export function checkContact({ firstName, lastName, email, phone }: Omit<PersonDraft, "address">): PersonErrors {
  return {
    ...(clean(firstName) === "" ? { firstName: texts.firstNameMissing } : {}),
    ...(clean(lastName) === "" ? { lastName: texts.lastNameMissing } : {}),
    ...(clean(email) === ""
      ? { email: texts.emailMissing }
      : isEmail(clean(email))
        ? {}
        : { email: texts.emailInvalid }),
    ...(phone === "" ? { phone: texts.phoneMissing } : isPhone(phone) ? {} : { phone: texts.phoneInvalid }),
  };
}

export function checkPerson(draft: PersonDraft): PersonErrors {
  const { neighbourhood, street, road, number, district } = draft.address;
  return {
    ...checkContact(draft),
    ...(clean(neighbourhood) === "" ? { neighbourhood: texts.neighbourhoodMissing } : {}),
    // A house stands on one of the two; small streets have no avenue.
    ...(clean(street) === "" && clean(road) === "" ? { street: texts.streetMissing } : {}),
    ...(clean(number) === "" ? { number: texts.numberMissing } : {}),
    ...(clean(district) === "" ? { district: texts.districtMissing } : {}),
  };
}

export function toNewEmployee({ firstName, lastName, email, phone, address }: PersonDraft): NewEmployee {
  return { firstName, lastName, email, phoneNumber: phone, homeAddress: toHomeAddress(address) };
}

type SentField = keyof typeof texts.check;
const sentFields: readonly (readonly [keyof NewEmployee, SentField])[] = [
  ["firstName", "firstName"],
  ["lastName", "lastName"],
  ["email", "email"],
  ["phoneNumber", "phone"],
  ["homeAddress", "address"],
];

/** A reason for a field: the provider's in Turkish, a known one in our words, else that the field is to be looked at. */
function toReason(field: SentField, sentence: string): string {
  if (isTurkish(sentence)) return sentence;
  const isTaken = /\b(already|exists?|unique|duplicate|taken|in use|registered)\b/i.test(sentence);
  if (isTaken && field === "email") return texts.emailTaken;
  if (isTaken && field === "phone") return texts.phoneTaken;
  return field === "email" && /\b(in)?valid\b/i.test(sentence) ? texts.emailInvalid : texts.check[field];
}

/** What the provider refuses, at the fields it is about; empty when it didn't say which. */
export function toFieldErrors(error: unknown): PersonErrors {
  const { fields } = toEmployeeErrors(error);
  return Object.fromEntries(
    sentFields.flatMap(([sent, field]) => {
      const sentence = fields[sent];
      return sentence === undefined ? [] : [[field, toReason(field, sentence)]];
    }),
  );
}

/** What stands at the form: the written sentence in every failure, below it the provider's own or what helps. */
export function toFailure(error: unknown): FormFailure {
  const { general } = toEmployeeErrors(error);
  const own = general !== null && general !== texts.failed && isTurkish(general) ? general : null;
  return { sentence: texts.failed, detail: own ?? (isRefused(error) ? null : toHelp(error)) };
}

/** Why one person among many wasn't taken, in one text. */
export function toRowReason(error: unknown): string {
  const fields = Object.values(toFieldErrors(error));
  const { sentence, detail } = toFailure(error);
  return fields.length > 0 ? fields.join(" ") : (detail ?? sentence);
}
