/* Attributes that the intranet, the playground and the gallery set on elements and sessions; the values exist in the demo's data. */

/** Required attributes, without which an element shows nothing. */
export const examples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "route-details": { "route-id": "R-17" },
  "past-route-details": { "route-id": "R-17" },
  "driver-details": { "driver-id": "32" },
};

/** Elements that show the data of demo accounts only. */
export const forDemoAccounts: ReadonlySet<string> = new Set(["offer"]);

/** The person whom the demo intranet's backend signs in, as attributes of `<shuttle-session>`. */
const person = {
  "user-name": "Nermin Aksoy",
  "company-id": "42",
  "company-name": "Toros Kâğıt Sanayi A.Ş.",
  "company-latlng": "41.0772,29.0130",
};
export const administrator: Readonly<Record<string, string>> = { ...person, "user-type": "admin" };
export const demoPerson: Readonly<Record<string, string>> = { ...person, "account-type": "demo" };
