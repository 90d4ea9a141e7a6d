import type { Profile } from "../../../core/session/profile.ts";
import type { WidgetContract } from "./contract.ts";

/** Attribute of `<shuttle-session>` → what it says of the person. */
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

/** What an element can't do without when the page says who is signed in. */
export function requiredIdentity(identity: WidgetContract["identity"]): readonly IdentityAttribute[] {
  const needs = Object.entries(identity ?? {}) as [IdentityAttribute, { readonly isRequired?: true }][];
  return needs.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
}
