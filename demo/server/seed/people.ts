import { addDays, type Day } from "../calendar/day.ts";
import { neighbourhoods, type Place, type Point } from "../geo/places.ts";
import type { SeedCompany } from "./companies.ts";
import type { Draft } from "./draft.ts";
import { emailOf } from "./names.ts";
import { Random } from "./random.ts";
import { addressIn, homeNear } from "./riders.ts";

interface NewEmployee {
  readonly company: SeedCompany;
  readonly home: Point;
  readonly neighbourhood: Place;
  readonly status?: "registered" | "on_hold" | "deleted";
}

/** Answers the new employee's id. */
export function addEmployee(
  draft: Draft,
  { company, home, neighbourhood, status = "registered" }: NewEmployee,
  today: Day,
): number {
  const id = 1 + draft.employees.length;
  const random = new Random(`employee ${id}`);
  const name = draft.nextName();
  draft.employees.push({
    id,
    companyId: company.id,
    firstName: name.first,
    lastName: name.last,
    email: emailOf(name, company.mailDomain),
    phoneNumber: `5${random.pick(["05", "32", "33", "42", "43", "54"])}${String((id * 6_700_417) % 10_000_000).padStart(7, "0")}`,
    homeAddress: addressIn(neighbourhood, random),
    homeLat: home.lat,
    homeLng: home.lng,
    registrationStatus: status,
    deletionDay: status === "registered" && id % 97 === 0 ? addDays(today, 9) : null,
    workPlan: random.chance(0.15) ? "flexible" : "regular",
    firstTripDay: addDays(today, -random.integer(20, 900)),
  });
  return id;
}

/** People who don't ride at present have no place on a route. */
export function addResting(
  draft: Draft,
  company: SeedCompany,
  count: number,
  status: "on_hold" | "deleted" | "registered",
  today: Day,
): void {
  const random = new Random(`${status} employees of ${company.id}`);
  for (let index = 0; index < count; index += 1) {
    const neighbourhood = random.pick(neighbourhoods);
    addEmployee(draft, { company, home: homeNear(neighbourhood, neighbourhood, random), neighbourhood, status }, today);
  }
}
