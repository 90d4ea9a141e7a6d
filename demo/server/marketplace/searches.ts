import { and, desc, eq, isNull } from "drizzle-orm";
import { notFound } from "../api/problem.ts";
import { refusal } from "../api/validation.ts";
import type { Database } from "../database.ts";
import type { Point } from "../geo/places.ts";
import { companies, offices } from "../schema-accounts.ts";
import { marketplaceSearches } from "../schema-marketplace.ts";
import { employees } from "../schema-people.ts";
import { locations, routePassengers, routes } from "../schema-routes.ts";
import type { Seeker } from "./offers.ts";

export type Search = typeof marketplaceSearches.$inferSelect;
type Employee = typeof employees.$inferSelect;

/** A validated search with its position. */
type Wanted = Omit<Search, "id" | "companyId" | "searchedAt">;

/** Home of an employee of the company; a 404 for anybody else, a 400 for a deleted one. */
export async function homeOf(database: Database, companyId: number, passengerId: number): Promise<Point> {
  const [found] = await database
    .select({ lat: employees.homeLat, lng: employees.homeLng, status: employees.registrationStatus })
    .from(employees)
    .where(and(eq(employees.id, passengerId), eq(employees.companyId, companyId)));
  if (!found) throw notFound();
  if (found.status === "deleted") throw refusal({ passenger_id: ["Silinen bir çalışan için arama yapılamaz."] });
  return { lat: found.lat, lng: found.lng };
}

/** Stores a search; repeating one moves it to the top instead of adding another. */
export async function keepSearch(database: Database, companyId: number, wanted: Wanted, now: Date): Promise<Search> {
  return database.transaction(async (transaction) => {
    // Locks the company, so that two simultaneous equal searches become one.
    await transaction.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for("update");
    const { passengerId, address, workType, workDaysType, workDays } = wanted;
    const [known] = await transaction
      .update(marketplaceSearches)
      .set({ searchedAt: now, lat: wanted.lat, lng: wanted.lng })
      .where(
        and(
          eq(marketplaceSearches.companyId, companyId),
          passengerId === null
            ? isNull(marketplaceSearches.passengerId)
            : eq(marketplaceSearches.passengerId, passengerId),
          address === null ? isNull(marketplaceSearches.address) : eq(marketplaceSearches.address, address),
          eq(marketplaceSearches.workType, workType),
          eq(marketplaceSearches.workDaysType, workDaysType),
          eq(marketplaceSearches.workDays, workDays),
        ),
      )
      .returning();
    if (known) return known;
    const [made] = await transaction
      .insert(marketplaceSearches)
      .values({ ...wanted, companyId, searchedAt: now })
      .returning();
    if (!made) throw new Error("The search was not kept");
    return made;
  });
}

export interface KeptSearch {
  readonly search: Search;
  readonly passenger: Employee | null;
}

/** One page of searches, the newest first. */
export function findSearches(
  database: Database,
  companyId: number,
  { number, size }: { readonly number: number; readonly size: number },
): Promise<readonly KeptSearch[]> {
  return database
    .select({ search: marketplaceSearches, passenger: employees })
    .from(marketplaceSearches)
    .leftJoin(employees, eq(employees.id, marketplaceSearches.passengerId))
    .where(eq(marketplaceSearches.companyId, companyId))
    .orderBy(desc(marketplaceSearches.searchedAt), desc(marketplaceSearches.id))
    .limit(size)
    .offset((number - 1) * size);
}

/** 404 for a search of another company. */
export async function requireSearch(database: Database, companyId: number, id: number): Promise<Search> {
  const [found] = await database
    .select()
    .from(marketplaceSearches)
    .where(and(eq(marketplaceSearches.id, id), eq(marketplaceSearches.companyId, companyId)));
  if (!found) throw notFound();
  return found;
}

/** The seeker of a search: an employee works at the office of their own line, an address may be for any office. */
export async function seekerOf(database: Database, search: Search): Promise<Seeker> {
  const { companyId, passengerId, lat, lng } = search;
  const [own] =
    passengerId === null
      ? []
      : await database
          .select({
            seat: routePassengers,
            stop: { lat: locations.lat, lng: locations.lng },
            office: { lat: offices.lat, lng: offices.lng },
          })
          .from(routePassengers)
          .innerJoin(locations, eq(locations.id, routePassengers.locationId))
          .innerJoin(routes, eq(routes.uniqueId, routePassengers.routeUniqueId))
          .innerJoin(offices, eq(offices.id, routes.officeId))
          .where(eq(routePassengers.employeeId, passengerId));
  const all = await database
    .select({ lat: offices.lat, lng: offices.lng })
    .from(offices)
    .where(eq(offices.companyId, companyId))
    .orderBy(offices.id);
  return { companyId, home: { lat, lng }, offices: own ? [own.office] : all, own: own ?? null };
}
