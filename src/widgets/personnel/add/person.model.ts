import { type NewEmployee, toEmployeeErrors } from "../../../core/api/employee-changes.ts";
import { type Address, type AddressPart, addressParts, emptyAddress } from "../../../core/employees/address.ts";
import { isRefused, toHelp } from "../../../core/http/errors.ts";
import { formatPhone, isMobile, phoneProblem } from "../../../core/text/phone.ts";
import { isTurkish } from "../../../core/text/turkish.ts";
import type { FormFailure } from "../../kit/field/form-error.tsx";
import { personMessages as texts } from "./person.messages.ts";

export interface PersonDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Digits only, without a leading 0. */
  readonly phone: string;
  /** The number that is no mobile number and that the person has confirmed. */
  readonly confirmedPhone: string | null;
  /** The address in one line, as typed or pasted; the parts are what is sent. */
  readonly addressLine: string;
  readonly address: Address;
}

/** The fields that a row of the bulk list has too. */
export type Contact = Pick<PersonDraft, "firstName" | "lastName" | "email" | "phone">;

export const emptyPerson: PersonDraft = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  confirmedPhone: null,
  addressLine: "",
  address: emptyAddress,
};

export type PersonField = "firstName" | "lastName" | "email" | "phone" | AddressPart | "address";
export type PersonErrors = Readonly<Partial<Record<PersonField, string>>>;

const clean = (text: string) => text.normalize("NFC").replace(/\s+/gu, " ").trim();

/**
 * `Caferağa Mah.-Moda Cad.-Ferit Tek Sok.-14-Kadıköy`; an empty part is left out. A hyphen inside a part becomes a space, because
 * it would separate two parts.
 */
export function toHomeAddress(address: Address): string {
  return addressParts
    .map((part) => clean(address[part]).replace(/\s*-\s*/g, " "))
    .filter((text) => text !== "")
    .join("-");
}

/** Whether a text looks like an e-mail address; the provider decides. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u.test(text);
}

/** Whether a number is complete but no mobile number, so that the person has to confirm it. */
export function isQuestionable(phone: string): boolean {
  return phoneProblem(phone) === null && !isMobile(phone);
}

function checkPhone(phone: string): Pick<PersonErrors, "phone"> {
  if (phone === "") return { phone: texts.phoneMissing };
  const problem = phoneProblem(phone);
  return problem === null ? {} : { phone: texts.phoneProblems[problem] };
}

/** Errors of the fields that form and bulk list share; the address is checked by the form. */
export function checkContact({ firstName, lastName, email, phone }: Contact): PersonErrors {
  return {
    ...(clean(firstName) === "" ? { firstName: texts.firstNameMissing } : {}),
    ...(clean(lastName) === "" ? { lastName: texts.lastNameMissing } : {}),
    ...(clean(email) === ""
      ? { email: texts.emailMissing }
      : isEmail(clean(email))
        ? {}
        : { email: texts.emailInvalid }),
    ...checkPhone(phone),
  };
}

export function checkPerson(draft: PersonDraft): PersonErrors {
  const { neighbourhood, street, road, number, district } = draft.address;
  return {
    ...checkContact(draft),
    ...(isQuestionable(draft.phone) && draft.confirmedPhone !== draft.phone
      ? { phone: texts.phoneQuestion(formatPhone(draft.phone)) }
      : {}),
    ...(clean(neighbourhood) === "" ? { neighbourhood: texts.neighbourhoodMissing } : {}),
    // One of street and road is enough.
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

/** The error of a field: the provider's Turkish sentence, our text for a known reason, else a request to check the field. */
function toReason(field: SentField, sentence: string): string {
  if (isTurkish(sentence)) return sentence;
  const isTaken = /\b(already|exists?|unique|duplicate|taken|in use|registered)\b/i.test(sentence);
  if (isTaken && field === "email") return texts.emailTaken;
  if (isTaken && field === "phone") return texts.phoneTaken;
  return field === "email" && /\b(in)?valid\b/i.test(sentence) ? texts.emailInvalid : texts.check[field];
}

/** The provider's errors by field; empty when it named no field. */
export function toFieldErrors(error: unknown): PersonErrors {
  const { fields } = toEmployeeErrors(error);
  return Object.fromEntries(
    sentFields.flatMap(([sent, field]) => {
      const sentence = fields[sent];
      return sentence === undefined ? [] : [[field, toReason(field, sentence)]];
    }),
  );
}

/** The error above the form: always the same sentence, then the answer's own sentence if it is Turkish, else a help text. */
export function toFailure(error: unknown): FormFailure {
  const { general } = toEmployeeErrors(error);
  const own = general !== null && general !== texts.failed && isTurkish(general) ? general : null;
  return { sentence: texts.failed, detail: own ?? (isRefused(error) ? null : toHelp(error)) };
}

/** Why a row of the bulk list was rejected, as one text. */
export function toRowReason(error: unknown): string {
  const fields = Object.values(toFieldErrors(error));
  const { sentence, detail } = toFailure(error);
  return fields.length > 0 ? fields.join(" ") : (detail ?? sentence);
}
