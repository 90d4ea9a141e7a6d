import { type Driver, fetchDriver } from "../api/driver-detail.ts";
import { type DriverRow, fetchAllDrivers } from "../api/drivers.ts";
import type { QueryOptions } from "../query/query.ts";

/** All drivers of the company's routes. */
export const allDrivers: QueryOptions<readonly DriverRow[]> = { key: ["all-drivers"], fetch: fetchAllDrivers };

/** One driver with vehicle and routes. */
export const driverOf = (id: string): QueryOptions<Driver> => ({
  key: ["driver", id],
  fetch: (http, signal) => fetchDriver(http, id, signal),
});
