import { toBilling } from "../../demo/server/billing/billing-json.ts";
import type { BilledCompany } from "../../demo/server/billing/invoice.ts";
import { monthOf } from "../../demo/server/billing/month.ts";
import { occupantsOf } from "../../demo/server/billing/occupants.ts";
import { addDays } from "../../demo/server/calendar/day.ts";
import { nameAt } from "../../demo/server/seed/names.ts";
import { Random } from "../../demo/server/seed/random.ts";

const today = "2026-11-19";
const officeNames = ["Levent", "Maslak", "Kozyatağı"] as const;
const seatsPerRoute = 25;

/** A company with the given number of passengers, as in the demo server. */
export function toBilledCompany(passengers: number): BilledCompany {
  const random = new Random("billed passengers");
  const routeNames = Array.from({ length: Math.ceil(passengers / seatsPerRoute) }, (_, index) => {
    return `Mahalle ${index + 1} – ${officeNames[index % officeNames.length]}`;
  });
  const occupants = Array.from({ length: passengers }, (_, index) => {
    const { first, last } = nameAt(index);
    const route = Math.floor(index / seatsPerRoute);
    return occupantsOf({
      id: index + 1,
      passengerName: `${first} ${last}`,
      routeName: routeNames[route] ?? "",
      officeName: officeNames[route % officeNames.length] ?? "",
      commute: {
        directDistance: Math.round(random.between(3, 48) * 10) / 10,
        usesBridge: random.chance(0.3),
        usesAvrasya: random.chance(0.1),
        usesTollRoad: random.chance(0.2),
      },
      since: addDays(today, -random.integer(20, 900)),
      until: null,
    });
  }).flat();
  const now = new Date(`${today}T07:40:00+03:00`);
  return { id: 42, officeNames, routeNames, occupants, planRequests: [], now, today };
}

/** The demo server's response for the current month. */
export function toBillingAnswer(passengers: number) {
  return toBilling(toBilledCompany(passengers), monthOf(today));
}
