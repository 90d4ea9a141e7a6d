import { toDocument } from "../../demo/server/drivers/document-json.ts";
import { isOpen, type DocumentStatus } from "../../demo/server/drivers/document-status.ts";
import { toDriver } from "../../demo/server/drivers/driver-json.ts";
import { driverFilterChoices, driverStats } from "../../demo/server/drivers/driver-query.ts";
import { countDocuments, type DriverRecord } from "../../demo/server/drivers/driver-record.ts";
import { grouped } from "../../demo/server/grouped.ts";
import { customer } from "../../demo/server/seed/companies.ts";
import { addCompanyDrivers } from "../../demo/server/seed/company-drivers.ts";
import { Draft } from "../../demo/server/seed/draft.ts";
import { addDriverDocuments } from "../../demo/server/seed/driver-documents.ts";
import { addDriverAndVehicle } from "../../demo/server/seed/fleet.ts";

const today = "2026-11-19";
const routeCount = 37;

interface Sizes {
  readonly drivers: number;
  readonly pendingDocuments: number;
}

/** The demo server's responses for a fleet of any size: all drivers on one page, and all pending documents. */
export function toDriverAnswers({ drivers, pendingDocuments }: Sizes) {
  const draft = new Draft();
  for (let number = 1; number <= routeCount; number += 1) {
    draft.routes.push({
      uniqueId: `R-${number}`,
      companyId: customer.id,
      pilotId: null,
      name: `Mahalle ${number} – Levent`,
      officeId: 420,
      ...addDriverAndVehicle(draft, 16, today),
    });
  }
  addCompanyDrivers(draft, { employees: 0, routes: routeCount, drivers }, today);
  addDriverDocuments(draft, { employees: 0, routes: routeCount, pendingDocuments }, today);
  const records = toRecords(draft);
  return {
    drivers: {
      meta: {
        total_count: records.length,
        query_based_total_count: records.length,
        column_filters: driverFilterChoices(records),
        stats: driverStats(records),
      },
      drivers: records.map(toDriver),
    },
    pending: toPending(draft, records),
  };
}

function statusOf({ status, expirationDay = null }: Draft["driverDocuments"][number]): DocumentStatus {
  return status === "hr_approved" && expirationDay !== null && expirationDay < today ? "expired" : status;
}

function toRecords(draft: Draft): DriverRecord[] {
  const people = new Map(draft.drivers.map((driver) => [driver.id, driver]));
  const vehicles = new Map(draft.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const names = new Map(draft.routes.map(({ uniqueId, name }) => [uniqueId, name]));
  const routesOf = grouped(
    draft.driverRoutes,
    ({ driverId }) => driverId,
    ({ routeUniqueId: uniqueId, startDay }) => ({ uniqueId, name: names.get(uniqueId) ?? "", startDay }),
  );
  const documentsOf = grouped(
    draft.driverDocuments,
    ({ driverId }) => driverId,
    (document) => ({ status: statusOf(document), count: 1 }),
  );
  return draft.companyDrivers.flatMap(({ driverId, vehicleId }): DriverRecord[] => {
    const driver = people.get(driverId);
    if (!driver) return [];
    const vehicle = vehicles.get(vehicleId ?? 0);
    return [
      {
        ...driver,
        name: `${driver.firstName} ${driver.lastName}`,
        phoneNumber: driver.phoneNumber ?? null,
        vehicle: vehicle ? { ...vehicle, licensePlate: vehicle.licensePlate ?? null } : null,
        routes: routesOf.get(driverId) ?? [],
        documents: countDocuments(documentsOf.get(driverId) ?? []),
      },
    ];
  });
}

/** A row as the database gives it back. */
function stored(document: Draft["driverDocuments"][number]) {
  const { rejectionReason, registeredDay, value, receivingDay, expirationDay } = document;
  return {
    ...document,
    rejectionReason: rejectionReason ?? null,
    registeredDay: registeredDay ?? null,
    value: value ?? null,
    receivingDay: receivingDay ?? null,
    expirationDay: expirationDay ?? null,
  };
}

function toPending(draft: Draft, records: readonly DriverRecord[]) {
  const people = new Map(draft.drivers.map((driver) => [driver.id, driver]));
  const routeNames = new Map(records.map(({ id, routes }) => [id, routes[0]?.name ?? null]));
  const documents = draft.driverDocuments
    .filter(({ status }) => isOpen(status))
    .map((document) => {
      const { firstName: first = "", lastName: last = "" } = people.get(document.driverId) ?? {};
      const routeName = routeNames.get(document.driverId) ?? null;
      const row = { document: stored(document), status: document.status, first, last, routeName };
      return toDocument(row, "https://belgeler.example");
    });
  return { documents, meta: { total_count: documents.length } };
}
