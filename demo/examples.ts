/* What the intranet, the playground and the gallery give an element and its session; the values are of the demo's data. */

/** Attributes without which there is nothing to see. */
export const examples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "route-details": { "route-id": "R-17" },
  "past-route-details": { "route-id": "R-17" },
  "driver-details": { "driver-id": "32" },
};

/** Elements that show the data of demo accounts only. */
export const forDemoAccounts: ReadonlySet<string> = new Set(["offer"]);

/** Whom the intranet's backend signs in, as attributes of `<shuttle-session>`. */
const person = {
  "user-name": "Nermin Aksoy",
  "company-id": "42",
  "company-name": "Toros Kâğıt Sanayi A.Ş.",
  "company-latlng": "41.0772,29.0130",
};
export const administrator: Readonly<Record<string, string>> = { ...person, "user-type": "admin" };
export const demoPerson: Readonly<Record<string, string>> = { ...person, "account-type": "demo" };
