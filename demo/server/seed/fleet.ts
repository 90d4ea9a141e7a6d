import { addDays, type Day } from "../calendar/day.ts";
import type { Draft } from "./draft.ts";
import { Random } from "./random.ts";

export const models = [
  { brand: "Mercedes", model: "Sprinter", capacity: 16 },
  { brand: "Volkswagen", model: "Crafter", capacity: 16 },
  { brand: "Ford", model: "Transit", capacity: 16 },
  { brand: "Otokar", model: "Sultan", capacity: 27 },
  { brand: "Isuzu", model: "Turkuaz", capacity: 31 },
  { brand: "Temsa", model: "Prestij", capacity: 35 },
  { brand: "Mercedes", model: "Tourismo", capacity: 50 },
] as const;

/** Turkish number plates have no Ç, Ğ, İ, Ö, Ş, Ü, Q, W, X. */
const plateLetters = "ABCDEFGHJKLMNPRSTUVYZ";

export const largestCapacity = Math.max(...models.map(({ capacity }) => capacity));

/**
 * `full`: a seat per passenger. `short`: one seat too few. `untold`: the driver's answer has no number of seats. `roomy`: half empty,
 * the next larger vehicle.
 */
export type VehicleOddity = "full" | "short" | "untold" | "roomy";

/** Adds a driver, and the smallest vehicle with room for the passengers, or an odd one. */
export function addDriverAndVehicle(
  draft: Draft,
  passengers: number,
  today: Day,
  oddity: VehicleOddity | null = null,
): { driverId: number; vehicleId: number } {
  const index = draft.drivers.length;
  const random = new Random(`fleet ${index}`);
  const { first, last } = draft.nextName();
  const driverId = 31 + index;
  draft.drivers.push({
    id: driverId,
    firstName: first,
    lastName: last,
    phoneNumber: `53${random.integer(0, 9)}${String((index * 4_256_233 + 1) % 10_000_000).padStart(7, "0")}`,
    hasPhoto: random.chance(0.6),
    rating: Math.round(random.between(4.1, 4.95) * 10) / 10,
    ratingCount: random.integer(40, 420),
    startDay: addDays(today, -random.integer(120, 1600)),
  });
  const fitting = models.filter(({ capacity }) => capacity >= passengers);
  const [smallest, larger] = [...new Set(fitting.map(({ capacity }) => capacity))];
  const wanted = oddity === "roomy" ? (larger ?? smallest) : smallest;
  const { brand, model, capacity } = random.pick(fitting.filter((candidate) => candidate.capacity === wanted));
  const vehicleId = 71 + index;
  draft.vehicles.push({
    id: vehicleId,
    // Every 19th vehicle is so new that its plate isn't known yet.
    licensePlate: index % 19 === 18 ? null : plateAt(index, random),
    brand,
    model,
    year: Number(today.slice(0, 4)) - random.integer(0, 8),
    capacity: oddity === "full" ? passengers : oddity === "short" ? passengers - 1 : capacity,
    areSeatsTold: oddity !== "untold",
    rating: Math.round(random.between(4, 4.9) * 10) / 10,
    ratingCount: random.integer(30, 380),
  });
  return { driverId, vehicleId };
}

export function plateAt(index: number, random: Random): string {
  const city = random.pick(["34", "34", "34", "34", "41", "59"]);
  const letters = Array.from({ length: 3 }, () => plateLetters[random.integer(0, plateLetters.length - 1)]).join("");
  // The digits count up, so that plates are unique.
  return `${city} ${letters} ${String(100 + (index % 900))}`;
}
