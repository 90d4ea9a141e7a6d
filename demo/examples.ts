/* What the intranet and the playground give an element besides its session, by its name; the values are of the demo's data. */

/** Attributes without which there is nothing to see. */
export const examples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "route-details": { "route-id": "R-17" },
  "past-route-details": { "route-id": "R-17" },
  "driver-details": { "driver-id": "32" },
};

/** Elements that show the data of demo accounts only. */
export const forDemoAccounts: ReadonlySet<string> = new Set(["offer"]);
