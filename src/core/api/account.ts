import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { anything, documentedFlag, flag, optionalId, optionalText, requiredText, textOrNull } from "./values.ts";

const accountType = v.fallback(v.picklist(["company", "demo"]), "company");
const userType = v.fallback(v.picklist(["admin", "user"]), "user");

const loginAnswer = entity({
  userName: from("full_name", requiredText),
  companyId: from("company_id", optionalId),
  userId: from("user_id", optionalId),
  companyLatLng: from("company_latlng", optionalText),
  accountType: from("account_type", accountType),
  userType: from("user_type", userType),
  isDocumentsEnabled: from("is_documents_enabled", flag),
  logo: textOrNull,
});
/** The user's data in the login response, as fields of the profile. */
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

const refusal = v.object({ message: optionalText });
const account = { username: v.string(), password: v.string() };
export const loginCall = defineCall("POST /api/company/login/", loginAnswer, { body: v.object(account), refusal });

/** Step 1. A refusal is an ApiError whose body holds `message`. */
export function login(http: Http, credentials: { username: string; password: string }): Promise<LoginAnswer> {
  return send(http, loginCall, { body: credentials });
}

const pinAnswer = entity({
  token: optionalText,
  companyName: from("company_name", optionalText),
  message: optionalText,
});
type PinAnswer = v.InferOutput<typeof pinAnswer>;

export const confirmPinCall = defineCall("POST /api/company/login-2fa/", pinAnswer, {
  body: v.object({ ...account, pin: v.string() }),
  refusal,
});

/** Step 2. A 200 without a token is a refusal too; its `message` is shown. */
export function confirmPin(http: Http, proof: { username: string; password: string; pin: string }): Promise<PinAnswer> {
  return send(http, confirmPinCall, { body: proof });
}

export const logoutCall = defineCall("GET /api/company/logout/", anything);

/** Revokes the token, which is sent as a header. The provider defines the call as a GET. */
export async function logout(http: Http): Promise<void> {
  await send(http, logoutCall, {});
}

/** Rejects objects and lists, which `flag` would read as false: as a company without billing. */
const isFlag = (value: unknown) => typeof value !== "object" || value === null;
export const billingEnabledCall = defineCall(
  "GET /api/company/billing/{company_id}/is-billing-enabled/",
  v.object({ enabled: v.optional(v.pipe(v.unknown(), v.metadata(documentedFlag), v.check(isFlag), flag), false) }),
  { freshFor: Number.POSITIVE_INFINITY },
);

/** Whether the company's billing screen and menu item exist. */
export async function fetchBillingEnabled(http: Http, companyId: string, signal?: AbortSignal): Promise<boolean> {
  return (await send(http, billingEnabledCall, { path: { company_id: companyId }, signal })).enabled;
}

const enabledMenuItems = entity({
  offer: flag,
  airview: flag,
  billing: flag,
  pastTrips: from("past_trips", flag),
  routeDetails: from("route_details", flag),
  drivers: flag,
  summary: flag,
});
/** Flags of a demo account's modules; true: enabled. */
export type EnabledMenuItems = v.InferOutput<typeof enabledMenuItems>;

export const enabledMenuItemsCall = defineCall("GET /api/demo/get-enabled-menu-items/", enabledMenuItems, {
  query: { company_name: v.optional(v.string()) },
});

export function fetchEnabledMenuItems(
  http: Http,
  companyName: string,
  signal?: AbortSignal,
): Promise<EnabledMenuItems> {
  return send(http, enabledMenuItemsCall, { query: { company_name: companyName }, signal });
}
