import type { Day } from "../calendar/day.ts";
import { neighbourhoods, type Place } from "../geo/places.ts";
import { encodePolyline } from "../geo/polyline.ts";
import { WaysTo, type Way } from "../geo/roads.ts";
import type { SeedCompany, SeedOffice } from "./companies.ts";
import type { Draft } from "./draft.ts";
import { addDriverAndVehicle, type VehicleOddity } from "./fleet.ts";
import { addEmployee } from "./people.ts";
import { Random } from "./random.ts";
import { homeNear, walkFromStop, walkToStop } from "./riders.ts";
import { planRoute, type RoutePlan } from "./route-plan.ts";
import { earlier, eveningTimetable, isCommute, morningTimetable, type Timetable } from "./timetable.ts";

/** Number of passengers of one company on a route. */
export interface Boarding {
  readonly company: SeedCompany;
  readonly count: number;
}

interface NewRoute {
  readonly company: SeedCompany;
  readonly pilotId?: number;
  readonly office: SeedOffice;
  readonly boardings: readonly Boarding[];
  readonly vehicle?: VehicleOddity | null;
  /** Minutes by which the evening starts earlier than drawn. */
  readonly earlierEvening?: number;
}

interface Start {
  readonly home: Place;
  readonly way: Way;
}

/** Creates the routes of the region. Starts are drawn without replacement, so that routes cover the whole city. */
export class Network {
  readonly #draft: Draft;
  readonly #today: Day;
  readonly #decks = new Map<number, { starts: readonly Start[]; dealt: number }>();
  readonly #names = new Set<string>();

  constructor(draft: Draft, today: Day) {
    this.#draft = draft;
    this.#today = today;
  }

  /** Returns the ids of the morning and the evening variant. */
  addRoute({
    company,
    pilotId,
    office,
    boardings,
    vehicle = null,
    earlierEvening = 0,
  }: NewRoute): readonly [number, number] {
    const draft = this.#draft;
    const number = draft.routes.length + 1;
    const random = new Random(`route ${number}`);
    const passengers = boardings.reduce((sum, { count }) => sum + count, 0);
    const stopCount = Math.min(Math.max(Math.round(passengers / 2.4), 2), 10);
    const { home, plan } = this.#planned(office, stopCount, random);
    const uniqueId = `R-${number}`;
    draft.routes.push({
      uniqueId,
      companyId: company.id,
      pilotId: pilotId ?? null,
      name: this.#nameFor(`${home.name.replace(/ Merkez$/, "")} – ${office.name}`, company),
      officeId: office.id,
      ...addDriverAndVehicle(draft, passengers, this.#today, vehicle),
    });
    const firstLocation = 1 + draft.locations.length;
    for (const { point, neighbourhood } of plan.stops) {
      const { name, district, side } = neighbourhood;
      draft.locations.push({ id: 1 + draft.locations.length, neighbourhood: name, district, side, ...point });
    }
    const morning = morningTimetable(plan, random);
    const evening = earlier(eveningTimetable(plan, random), earlierEvening);
    const routeIds = [499 + number * 2, 500 + number * 2] as const;
    this.#addVariant(routeIds[0], uniqueId, "morning", plan, morning, firstLocation);
    this.#addVariant(routeIds[1], uniqueId, "evening", plan, evening, firstLocation);
    this.#addPassengers(uniqueId, boardings, plan, morning, evening, firstLocation);
    return routeIds;
  }

  /** The next start from which the path to the office has room for the stops. */
  #planned(office: SeedOffice, stopCount: number, random: Random): { readonly home: Place; readonly plan: RoutePlan } {
    for (let tries = 0; tries < neighbourhoods.length; tries += 1) {
      const { home, way } = this.#deal(office);
      const plan = planRoute(way, office.place, stopCount, random);
      if (plan) return { home, plan };
    }
    throw new Error(`No way to ${office.name} has room for ${stopCount} stops`);
  }

  #deal(office: SeedOffice): Start {
    let deck = this.#decks.get(office.id);
    if (!deck) {
      const ways = new WaysTo(office.place);
      const starts = neighbourhoods.flatMap((home): Start[] => {
        const way = ways.from(home);
        return way && isCommute(way.minutes) ? [{ home, way }] : [];
      });
      deck = { starts: new Random(`starts ${office.id}`).shuffled(starts), dealt: 0 };
      this.#decks.set(office.id, deck);
    }
    const start = deck.starts[deck.dealt++ % deck.starts.length];
    if (!start) throw new Error(`No neighbourhood is a commute away from ${office.name}`);
    return start;
  }

  #nameFor(name: string, company: SeedCompany): string {
    for (let count = 1; ; count += 1) {
      const candidate = count === 1 ? name : `${name} ${count}`;
      const key = `${company.id} ${candidate}`;
      if (this.#names.has(key)) continue;
      this.#names.add(key);
      return candidate;
    }
  }

  #addVariant(
    routeId: number,
    routeUniqueId: string,
    timePeriod: "morning" | "evening",
    plan: RoutePlan,
    timetable: Timetable,
    firstLocation: number,
  ): void {
    this.#draft.routeVariants.push({
      routeId,
      routeUniqueId,
      timePeriod,
      departure: timetable.departure,
      duration: timetable.minutes * 60,
      length: plan.length,
      waypointsPolyline: encodePolyline(timePeriod === "morning" ? plan.points : plan.points.toReversed()),
    });
    for (const [index, { stop, arrival }] of timetable.stops.entries()) {
      this.#draft.stops.push({ routeId, orderNumber: index + 1, locationId: firstLocation + stop, arrival });
    }
  }

  #addPassengers(
    routeUniqueId: string,
    boardings: readonly Boarding[],
    plan: RoutePlan,
    morning: Timetable,
    evening: Timetable,
    firstLocation: number,
  ): void {
    const random = new Random(`passengers ${routeUniqueId}`);
    let seated = 0;
    for (const { company, count } of boardings) {
      for (let index = 0; index < count; index += 1) {
        // The first people are assigned one to each stop, so that none is empty.
        const stopIndex = seated < plan.stops.length ? seated : random.integer(0, plan.stops.length - 1);
        seated += 1;
        const stop = plan.stops[stopIndex];
        const toWork = morning.stops.find((time) => time.stop === stopIndex);
        const backHome = evening.stops.find((time) => time.stop === stopIndex);
        if (!stop || !toWork || !backHome) throw new Error(`${routeUniqueId} has no stop ${stopIndex}`);
        const home = homeNear(stop.point, stop.neighbourhood, random);
        const pickup = walkToStop(home, stop.point, random);
        const dropoff = walkFromStop(home, stop.point, random);
        const ability = random.between(0.94, 1.06);
        const detour = (time: typeof toWork) =>
          Math.round(Math.max(0, time.tripMinutes / (time.carMinutes * ability) - 1) * 1000) / 10;
        this.#draft.routePassengers.push({
          employeeId: addEmployee(this.#draft, { company, home, neighbourhood: stop.neighbourhood }, this.#today),
          routeUniqueId,
          locationId: firstLocation + stopIndex,
          pickupWalkingDistance: pickup.metres,
          dropoffWalkingDistance: dropoff.metres,
          pickupPolyline: pickup.polyline,
          dropoffPolyline: dropoff.polyline,
          morningTripDuration: toWork.tripMinutes * 60,
          eveningTripDuration: backHome.tripMinutes * 60,
          morningDetourRatio: detour(toWork),
          eveningDetourRatio: detour(backHome),
        });
      }
    }
  }
}
