import type { EnabledMenuItems } from "../api/account.ts";
import type { SessionState } from "./state.ts";

/** The signed-in user. */
export interface Profile {
  /** Full name as displayed. Null: the page gave a token without a name. */
  readonly userName: string | null;
  readonly userId: string | null;
  readonly companyId: string | null;
  readonly companyName: string;
  /** `"lat,lng"` of the company. */
  readonly companyLatLng: string | null;
  /** Only `admin` may add people and change memberships. */
  readonly userType: "admin" | "user";
  /** `demo` sees sample offers instead of the company's data. */
  readonly accountType: "company" | "demo";
  /** Address of the company's logo; null: its name is shown as text. */
  readonly logo: string | null;
  readonly isDocumentsEnabled: boolean;
  /** Demo accounts: which modules are open. Null until known, and for company accounts. */
  readonly enabledMenuItems: EnabledMenuItems | null;
  /** Demo accounts: all offers have expired. Null until known, and for company accounts. */
  readonly isOfferExpired: boolean | null;
  /** The last search of the marketplace, as core/marketplace/search-value.ts writes it. */
  readonly marketplaceSearch?: string | undefined;
}

/** Defaults for a user whose page gave a token and nothing else. */
export const unnamedProfile: Profile = {
  userName: null,
  userId: null,
  companyId: null,
  companyName: "",
  companyLatLng: null,
  userType: "user",
  accountType: "company",
  logo: null,
  isDocumentsEnabled: false,
  enabledMenuItems: null,
  isOfferExpired: null,
};

/** The user's data given by the surrounding page; undefined removes an earlier value. */
export type GivenProfile = { readonly [Key in keyof Profile]?: Profile[Key] | undefined };

export function isDemoAccount(state: SessionState): boolean {
  return state.status === "signed-in" && state.profile.accountType === "demo";
}

/** Equal for two tokens of one user as far as the page identifies them. A change drops everything that was cached. */
export function toIdentity({ userId, userName, companyId, accountType }: Partial<Profile>): string {
  return JSON.stringify([userId, userName, companyId, accountType]);
}
