import type { Profile } from "../../src/core/session/session.ts";

/** The administrator of a company with everything that a company may have. */
export const admin: Profile = {
  userName: "Elif Şahin",
  userId: "7",
  companyId: "42",
  companyName: "Lodos Teknoloji A.Ş.",
  companyLatLng: "41.07,29.01",
  userType: "admin",
  accountType: "company",
  logo: null,
  isDocumentsEnabled: true,
  enabledMenuItems: null,
  isOfferExpired: false,
};
