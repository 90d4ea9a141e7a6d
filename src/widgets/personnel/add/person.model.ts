import { type NewEmployee, toEmployeeErrors } from "../../../core/api/employee-changes.ts";
import { type Address, type AddressPart, addressParts, emptyAddress } from "../../../core/employees/address.ts";
import { isRefused, toHelp, toWriteHelp } from "../../../core/http/errors.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { isMailAddress, toMailAddress } from "../../../core/text/mail-address.ts";
import { formatPhone, isMobile, phoneProblem } from "../../../core/text/phone.ts";
import { toPlainText } from "../../../core/text/text.ts";
import { isTurkish } from "../../../core/text/turkish.ts";
import type { FormFailure } from "../../kit/field/form-error.tsx";
import { personMessages as texts } from "../personnel.messages.ts";

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

/** Longest name and address in UTF-16 units: what is longer is a paste that went wrong. */
const longestName = 100;
export const longestAddress = 500;

/** Why a text of a person can't be sent: characters lost on its way here (U+FFFD), or too many. */
export function checkText(text: string, limit: number): string | null {
  if (text.includes("\uFFFD")) return texts.broken;
  return text.length > limit ? texts.tooLong(formatNumber(limit)) : null;
}

/**
 * `Caferağa Mah.-Moda Cad.-Ferit Tek Sok.-14-Kadıköy`; an empty part is left out. A hyphen inside a part becomes a space, because
 * it would separate two parts.
 */
export function toHomeAddress(address: Address): string {
  return addressParts
    .map((part) => toPlainText(address[part]).replace(/\s*-\s*/g, " "))
    .filter((text) => text !== "")
    .join("-");
}

/** Whether a number is complete but no mobile number, so that the person has to confirm it. */
export function isQuestionable(phone: string): boolean {
  return phoneProblem(phone) === null && !isMobile(phone);
}

function checkName(name: string, missing: string): string | null {
  const text = toPlainText(name);
  return text === "" ? missing : checkText(text, longestName);
}

function checkEmail(email: string): string | null {
  const address = toMailAddress(email);
  if (address === "") return texts.emailMissing;
  if (isMailAddress(address)) return null;
  return /(?!\uFFFD)\P{ASCII}/u.test(address) ? texts.emailLetters : texts.emailInvalid;
}

function checkPhone(phone: string): Pick<PersonErrors, "phone"> {
  if (phone.trim() === "") return { phone: texts.phoneMissing };
  const problem = phoneProblem(phone);
  return problem === null ? {} : { phone: texts.phoneProblems[problem] };
}

/** Errors of the fields that form and bulk list share; the address is checked by the form. */
export function checkContact({ firstName, lastName, email, phone }: Contact): PersonErrors {
  const wrong = {
    firstName: checkName(firstName, texts.firstNameMissing),
    lastName: checkName(lastName, texts.lastNameMissing),
    email: checkEmail(email),
  };
  return { ...withoutNull(wrong), ...checkPhone(phone) };
}

function withoutNull(errors: Partial<Record<PersonField, string | null>>): PersonErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));
}

export function checkPerson(draft: PersonDraft): PersonErrors {
  const { neighbourhood, street, road, number, district } = draft.address;
  return {
    ...checkContact(draft),
    ...(isQuestionable(draft.phone) && draft.confirmedPhone !== draft.phone
      ? { phone: texts.phoneQuestion(formatPhone(draft.phone)) }
      : {}),
    ...withoutNull({ address: checkText(toHomeAddress(draft.address), longestAddress) }),
    ...(toPlainText(neighbourhood) === "" ? { neighbourhood: texts.neighbourhoodMissing } : {}),
    // One of street and road is enough.
    ...(toPlainText(street) === "" && toPlainText(road) === "" ? { street: texts.streetMissing } : {}),
    ...(toPlainText(number) === "" ? { number: texts.numberMissing } : {}),
    ...(toPlainText(district) === "" ? { district: texts.districtMissing } : {}),
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
  const help = toWriteHelp(error, texts.failed, texts.mayBeAdded);
  if (help.isUnanswered) return { sentence: help.title, detail: help.text };
  const { general } = toEmployeeErrors(error);
  const own = general !== null && general !== texts.failed && isTurkish(general) ? general : null;
  if (own !== null) return { sentence: texts.failed, detail: own, providers: "detail" };
  return { sentence: texts.failed, detail: isRefused(error) ? null : toHelp(error) };
}

/** Why a row of the bulk list was rejected, as one text. */
export function toRowReason(error: unknown): string {
  const fields = Object.values(toFieldErrors(error));
  const { sentence, detail } = toFailure(error);
  return fields.length > 0 ? fields.join(" ") : (detail ?? sentence);
}
