import { addDays, type Day } from "../calendar/day.ts";
import { neighbourhoods, type Place, type Point } from "../geo/places.ts";
import { textsOf } from "../employees/employee-texts.ts";
import type { RegistrationStatus } from "../schema-people.ts";
import type { SeedCompany } from "./companies.ts";
import type { Draft } from "./draft.ts";
import { emailOf } from "./names.ts";
import { Random } from "./random.ts";
import { addressIn, homeNear } from "./riders.ts";

interface NewEmployee {
  readonly company: SeedCompany;
  readonly home: Point;
  readonly neighbourhood: Place;
  readonly status?: RegistrationStatus;
}

/** Returns the new employee's id. */
export function addEmployee(
  draft: Draft,
  { company, home, neighbourhood, status = "registered" }: NewEmployee,
  today: Day,
): number {
  const id = 1 + draft.employees.length;
  const random = new Random(`employee ${id}`);
  const name = draft.nextName();
  const email = emailOf(name, company.mailDomain);
  const phoneNumber = `5${random.pick(["05", "32", "33", "42", "43", "54"])}${String((id * 6_700_417) % 10_000_000).padStart(7, "0")}`;
  draft.employees.push({
    id,
    companyId: company.id,
    firstName: name.first,
    lastName: name.last,
    email,
    phoneNumber,
    homeAddress: addressIn(neighbourhood, random),
    homeLat: home.lat,
    homeLng: home.lng,
    registrationStatus: status,
    ...pendingChange(id, status, today),
    workPlan: random.chance(0.15) ? "flexible" : "regular",
    firstTripDay: addDays(today, -random.integer(20, 900)),
    ...textsOf({ firstName: name.first, lastName: name.last, email, phoneNumber }),
  });
  return id;
}

/** The pending change of a few people: deletion, pause or reactivation. */
function pendingChange(id: number, status: RegistrationStatus, today: Day) {
  if (status === "registered" && id % 97 === 0)
    return { pendingStatus: "deleted" as const, pendingDay: addDays(today, 9) };
  if (status === "registered" && id % 151 === 0)
    return { pendingStatus: "on_hold" as const, pendingDay: addDays(today, 5) };
  if (status === "on_hold" && id % 13 === 0)
    return { pendingStatus: "registered" as const, pendingDay: addDays(today, 6) };
  return {};
}

/** Adds employees who currently don't ride and therefore have no seat on a route. */
export function addResting(
  draft: Draft,
  company: SeedCompany,
  count: number,
  status: RegistrationStatus,
  today: Day,
): void {
  const random = new Random(`${status} employees of ${company.id}`);
  for (let index = 0; index < count; index += 1) {
    const neighbourhood = random.pick(neighbourhoods);
    addEmployee(draft, { company, home: homeNear(neighbourhood, neighbourhood, random), neighbourhood, status }, today);
  }
}
