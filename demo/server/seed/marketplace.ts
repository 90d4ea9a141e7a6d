import { addDays, type Day, momentAt, startOfDay } from "../calendar/day.ts";
import { decodePolyline } from "../geo/polyline.ts";
import { grouped } from "../grouped.ts";
import type { Line, LineVariant } from "../marketplace/find-lines.ts";
import { offersFor } from "../marketplace/offers.ts";
import type { employees } from "../schema-people.ts";
import { customer } from "./companies.ts";
import type { Draft } from "./draft.ts";

/** Past requests of the customer, one in each state. `R-0` is a line that has ended. */
const past = [
  { daysAgo: 41, state: "ended", workDays: "1,2,3,4,5" },
  { daysAgo: 6, state: "rejected", workDays: "1,3" },
  { daysAgo: 3, state: "changed", workDays: "1,2,3,4,5" },
  { daysAgo: 1, state: "created", workDays: "2,4,5" },
] as const;

const endedLine = "R-0";

/** Searches of employees that find lines other than their own, and the requests that followed. */
export function addMarketplace(draft: Draft, today: Day): void {
  const lines = linesOf(draft);
  const seekers = customersWithChoice(draft, lines);
  for (const { daysAgo, state, workDays } of past) {
    const found = seekers.next();
    // In a very small demo no employee has another line: then there are no past requests.
    if (found.done === true) return;
    const { employee, offer } = found.value;
    const day = addDays(today, -daysAgo);
    const moment = momentAt(day, "10:00");
    draft.marketplaceSearches.push({
      companyId: customer.id,
      passengerId: employee.id,
      address: null,
      lat: employee.homeLat,
      lng: employee.homeLng,
      workType: workDays.length === 9 ? "full-time" : "hybrid",
      workDaysType: "defined",
      workDays,
      searchedAt: moment,
    });
    draft.marketplaceRequests.push({
      companyId: customer.id,
      searchId: draft.marketplaceSearches.length,
      routeUniqueId: state === "ended" ? endedLine : offer.line.route.uniqueId,
      price: offer.price,
      isChanged: state === "changed",
      requestedAt: moment,
      rejectedAt: state === "rejected" ? startOfDay(addDays(day, 1)) : null,
    });
  }
}

/** Considers every twelfth employee, so that those at the top of the list have no past requests. */
function* customersWithChoice(draft: Draft, lines: readonly Line[]) {
  const officeOf = new Map(lines.map((line) => [line.route.uniqueId, line.office]));
  const seats = new Map(draft.routePassengers.map((seat) => [seat.employeeId, seat]));
  const stops = new Map(draft.locations.map((location) => [location.id, location]));
  const own = draft.employees.filter(({ companyId }) => companyId === customer.id);
  for (const employee of own.filter((_, index) => index % 12 === 5)) {
    const seat = seats.get(employee.id);
    const stop = stops.get(seat?.locationId ?? 0);
    const office = officeOf.get(seat?.routeUniqueId ?? "");
    if (!seat || !stop || !office) continue;
    const seeker = { companyId: customer.id, home: homeOf(employee), offices: [office], own: { seat, stop } };
    const offer = offersFor(seeker, lines).find(({ isPassengersOwn }) => !isPassengersOwn);
    if (offer) yield { employee, offer };
  }
}

const homeOf = ({ homeLat, homeLng }: typeof employees.$inferInsert) => ({ lat: homeLat, lng: homeLng });

/** The lines as marketplace/find-lines.ts will read them. */
function linesOf(draft: Draft): readonly Line[] {
  const offices = new Map(draft.offices.map((office) => [office.id, office]));
  const drivers = new Map(draft.drivers.map((driver) => [driver.id, driver]));
  const vehicles = new Map(draft.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const riders = grouped(
    draft.routePassengers,
    ({ routeUniqueId }) => routeUniqueId,
    ({ employeeId }) => employeeId,
  );
  const variants = new Map(draft.routeVariants.map((one) => [`${one.routeUniqueId} ${one.timePeriod}`, one]));
  return draft.routes.flatMap((route): Line[] => {
    const [office, driver, vehicle] = [
      offices.get(route.officeId),
      drivers.get(route.driverId),
      vehicles.get(route.vehicleId),
    ];
    const morning = variants.get(`${route.uniqueId} morning`);
    const evening = variants.get(`${route.uniqueId} evening`);
    if ((route.pilotId ?? null) !== null || !office || !driver || !vehicle || !morning || !evening) return [];
    return [
      {
        route: { ...route, pilotId: null },
        office,
        driver: { ...driver, phoneNumber: driver.phoneNumber ?? null },
        vehicle: { ...vehicle, licensePlate: vehicle.licensePlate ?? null },
        passengerCount: riders.get(route.uniqueId)?.length ?? 0,
        morning: toVariant(morning),
        evening: toVariant(evening),
      },
    ];
  });
}

function toVariant({ routeId, departure, duration, waypointsPolyline }: Draft["routeVariants"][number]): LineVariant {
  return { routeId, departure, duration, polyline: waypointsPolyline, points: decodePolyline(waypointsPolyline) };
}
