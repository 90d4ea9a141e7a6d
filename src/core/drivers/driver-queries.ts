import { driverCall, fetchDriver } from "../api/driver-detail.ts";
import { driversCall, fetchAllDrivers } from "../api/drivers.ts";
import { keyOf, queryOf } from "../query/call-query.ts";

/** All drivers of the company's routes. */
export const allDrivers = { key: keyOf(driversCall, "all"), fetch: fetchAllDrivers };

/** One driver with vehicle and routes. */
export const driverOf = (id: string) => queryOf(driverCall, fetchDriver, id);
