import type { Profile } from "../../../core/session/profile.ts";
import type { WidgetContract } from "./contract.ts";

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
