import { eq, type SQL } from "drizzle-orm";
import type { Database } from "../database.ts";
import { photoOf } from "../drivers/driver-photo.ts";
import { companies } from "../schema-accounts.ts";
import { drivers, vehicles } from "../schema-people.ts";
import { routes, routeVariants } from "../schema-routes.ts";

/** The driver card of a route variant; undefined when there is no such variant. */
export async function findDriverMeta(database: Database, wanted: SQL | undefined) {
  const [found] = await database
    .select({ driver: drivers, vehicle: vehicles, managerEmail: companies.accountManagerEmail })
    .from(routeVariants)
    .innerJoin(routes, eq(routes.uniqueId, routeVariants.routeUniqueId))
    .innerJoin(companies, eq(companies.id, routes.companyId))
    .innerJoin(drivers, eq(drivers.id, routes.driverId))
    .innerJoin(vehicles, eq(vehicles.id, routes.vehicleId))
    .where(wanted);
  if (!found) return undefined;
  const { driver, vehicle, managerEmail } = found;
  const { avatar, is_default_avatar: isDefault } = photoOf(driver);
  return {
    driver_id: driver.id,
    driver_name: `${driver.firstName} ${driver.lastName}`,
    driver_avatar: avatar,
    is_default_avatar: isDefault,
    // The provider's value for an unknown plate.
    driver_plate: vehicle.licensePlate ?? "Undefined",
    driver_rate: driver.rating,
    driver_rate_count: driver.ratingCount,
    account_manager_email: managerEmail,
  };
}
