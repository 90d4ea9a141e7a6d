import { type NewEmployee, toEmployeeErrors } from "../../../core/api/employee-changes.ts";
import { ApiError, toHelp } from "../../../core/errors.ts";
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

/** The provider's sentences at the fields they are about; empty when it didn't say which. */
export function toFieldErrors(error: unknown): PersonErrors {
  const { phoneNumber, homeAddress, ...fields } = toEmployeeErrors(error).fields;
  return {
    ...fields,
    ...(phoneNumber === undefined ? {} : { phone: phoneNumber }),
    ...(homeAddress === undefined ? {} : { address: homeAddress }),
  };
}

/** One sentence for a failure that no field explains: a refusal is about what was typed, anything else isn't. */
export function toRefusal(error: unknown): string {
  const isRefused =
    error instanceof ApiError &&
    error.kind === "status" &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 429;
  return isRefused ? texts.failed : toHelp(error);
}
