import * as v from "valibot";
import type { Day } from "../time/day.ts";
import { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { toMailAddress } from "../text/mail-address.ts";
import { toPhoneDigits } from "../text/phone.ts";
import { toPlainText } from "../text/text.ts";
import { type Choice, choices, type RegistrationStatus, registrationStatuses } from "./employees.ts";
import { defineCall, send } from "./call.ts";
import { anything } from "./values.ts";

/** Input of the add-employee panel. */
export interface NewEmployee {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As typed; sent as ten digits. */
  readonly phoneNumber: string;
  readonly homeAddress: string;
}

const sentences = v.optional(v.array(v.string()));
export const createEmployeeCall = defineCall("POST /api/company/employees/", anything, {
  body: v.object({
    first_name: v.string(),
    last_name: v.string(),
    email: v.string(),
    phone_number: v.string(),
    home_address: v.string(),
  }),
  refusal: v.object({
    first_name: sentences,
    last_name: sentences,
    email: sentences,
    phone_number: sentences,
    home_address: sentences,
    non_field_errors: sentences,
  }),
});

/** Requests a new employee; the provider processes it later. Throws ApiError, see {@link toEmployeeErrors}. */
export async function createEmployee(http: Http, employee: NewEmployee, signal?: AbortSignal): Promise<void> {
  const body = {
    first_name: toPlainText(employee.firstName),
    last_name: toPlainText(employee.lastName),
    email: toMailAddress(employee.email),
    phone_number: toPhoneDigits(employee.phoneNumber) ?? employee.phoneNumber.replaceAll(/\D/g, ""),
    home_address: toPlainText(employee.homeAddress),
  };
  await send(http, createEmployeeCall, { body, signal });
}

const fieldNames = {
  first_name: "firstName",
  last_name: "lastName",
  email: "email",
  phone_number: "phoneNumber",
  home_address: "homeAddress",
} as const satisfies Record<string, keyof NewEmployee>;

/** Why the provider refused a new employee, in its own sentences. */
interface EmployeeErrors {
  readonly fields: Readonly<Partial<Record<keyof NewEmployee, string>>>;
  /** The sentence that belongs to no field, or null. */
  readonly general: string | null;
}

/** The sentences of a 400 or 409, by field; empty for every other failure. */
export function toEmployeeErrors(error: unknown): EmployeeErrors {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 409))
    return { fields: {}, general: null };
  const body = toRecord(error.body);
  const fields: Partial<Record<keyof NewEmployee, string>> = {};
  for (const [key, name] of Object.entries(fieldNames)) {
    const sentence = firstSentence(body[key]) ?? firstSentence(toRecord(body["errors"])[key]);
    if (sentence !== null) fields[name] = sentence;
  }
  return { fields, general: firstSentence(body["non_field_errors"]) };
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function firstSentence(value: unknown): string | null {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  return typeof text === "string" && text.trim() !== "" ? text : null;
}

export const activationChoicesCall = defineCall(
  "GET /api/company/employees/{id}/activation-choices/",
  v.object({ choices }),
  { query: { status: v.string() } },
);

/** Reasons for changing an employee to `status`, in the provider's order. Throws ApiError. */
export async function fetchActivationChoices(
  http: Http,
  id: string,
  status: RegistrationStatus,
  signal?: AbortSignal,
): Promise<Choice[]> {
  return (await send(http, activationChoicesCall, { path: { id }, query: { status }, signal })).choices;
}

export interface ActivationChange {
  readonly status: RegistrationStatus;
  /** First day of the change, today or later. */
  readonly date: Day;
  /** Key of a choice. Left out when somebody is registered again. */
  readonly reason?: string;
}

export const changeActivationCall = defineCall("POST /api/company/employees/{id}/change-activation/", anything, {
  body: v.object({ status: v.picklist(registrationStatuses), date: v.string(), reason: v.optional(v.string()) }),
  refusal: v.object({ non_field_errors: sentences }),
});

/**
 * Requests that an employee is suspended (`on_hold`), reactivated (`registered`) or deleted; the provider processes it
 * later. Throws ApiError; the provider's sentence is the first of its `non_field_errors`.
 */
export async function changeActivation(http: Http, id: string, change: ActivationChange): Promise<void> {
  await send(http, changeActivationCall, { path: { id }, body: change });
}

/**
 * Cancels a pending deletion or suspension by requesting status registered for today. For a deletion the reason must be
 * `Other`, which the provider needs to distinguish it from a reactivation. Throws ApiError.
 */
export function cancelChange(http: Http, id: string, target: "deleted" | "on_hold", today: Day): Promise<void> {
  const change: ActivationChange = { status: "registered", date: today };
  return changeActivation(http, id, target === "deleted" ? { ...change, reason: "Other" } : change);
}
