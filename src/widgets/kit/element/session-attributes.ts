import { defaultSettings, type SessionSettings } from "../../../core/session/page/given.ts";
import type { GivenProfile, Profile } from "../../../core/session/profile.ts";
import { readPlain, toPropertyName } from "./attributes.ts";
import type { WidgetContract } from "./contract.ts";
import { sessionContract } from "./session.contract.ts";

const { attributes } = sessionContract;

/** Of an attribute that the element has. */
const read = (element: Element, name: string) =>
  readPlain(attributes[name as keyof typeof attributes], element.getAttribute(name) ?? "");

/** The settings of a `<shuttle-session>`, also of one whose class isn't defined yet. */
export function readSettings(element: Element): Partial<SessionSettings> {
  const settings: Partial<Record<keyof SessionSettings, unknown>> = {};
  for (const name of Object.keys(attributes)) {
    const setting = toPropertyName(name) as keyof SessionSettings;
    // An absent attribute leaves what configure() has set.
    if (!(setting in defaultSettings) || !element.hasAttribute(name)) continue;
    settings[setting] = read(element, name) ?? defaultSettings[setting];
  }
  return settings as Partial<SessionSettings>;
}

/** The identity of the user, as given by the attributes. */
export function readProfile(element: Element): GivenProfile {
  const profile: Record<string, unknown> = {};
  for (const [name, key] of Object.entries(identityOf)) {
    const value = element.hasAttribute(name) ? read(element, name) : null;
    if (value !== null && value !== "") profile[key] = value;
  }
  return profile;
}

export const isIdentity = (name: string) => name in identityOf;

/** Identity attribute of `<shuttle-session>` → key of the profile. */
export const identityOf = {
  "user-name": "userName",
  "user-id": "userId",
  "user-type": "userType",
  "account-type": "accountType",
  "company-id": "companyId",
  "company-name": "companyName",
  "company-latlng": "companyLatLng",
} as const satisfies Readonly<Record<string, keyof Profile>>;

export type IdentityAttribute = keyof typeof identityOf;

/** Identity attributes that an element requires of a page that identifies its user. */
export function requiredIdentity(identity: WidgetContract["identity"]): readonly IdentityAttribute[] {
  const needs = Object.entries(identity ?? {}) as [IdentityAttribute, { readonly isRequired?: true }][];
  return needs.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
}
