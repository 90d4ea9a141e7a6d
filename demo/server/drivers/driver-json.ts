import { kindsOfDocuments } from "./document-kinds.ts";
import { statusTexts } from "./document-status.ts";
import { photoOf } from "./driver-photo.ts";
import { percentOf, type DriverRecord, type Vehicle } from "./driver-record.ts";
import type { DocumentRow } from "./find-documents.ts";

/** The provider's value for an unknown plate. */
const unknownPlate = "Undefined";

/** An entry of `GET /api/routes/drivers/`. */
export function toDriver({ id, name, hasPhoto, startDay, vehicle, routes, documents }: DriverRecord) {
  return {
    id,
    driver_name: name,
    ...photoOf({ id, hasPhoto }),
    route_name: routes.map((route) => route.name),
    license_plate: vehicle && plateOf(vehicle),
    car_brand: vehicle && vehicle.brand,
    car_model: vehicle && vehicle.model,
    car_year: vehicle && vehicle.year,
    start_date: startDay,
    completion_rate: percentOf(documents.complete, documents.all),
    waiting_approval_ratio: percentOf(documents.waiting, documents.all),
  };
}

/** The result of `GET /api/routes/drivers/{id}/`. */
export function toDriverDetail(driver: DriverRecord, documents: readonly DocumentRow[]) {
  const { id, name, hasPhoto, phoneNumber, rating, ratingCount, vehicle, routes } = driver;
  return {
    driver_name: name,
    ...photoOf({ id, hasPhoto }),
    phone_number: phoneNumber === null ? null : masked(phoneNumber),
    reviews_count: ratingCount,
    driver_rating_score: ratingCount === 0 ? null : rating,
    vehicle: vehicle && {
      reviews_count: vehicle.ratingCount,
      rating_score: vehicle.ratingCount === 0 ? null : vehicle.rating,
      brand_model: `${vehicle.brand} ${vehicle.model}`,
      license_plate: plateOf(vehicle),
      capacity: vehicle.areSeatsTold ? vehicle.capacity : null,
      year: vehicle.year,
    },
    routes: routes.map((route) => ({ name: route.name, start_date: route.startDay, unique_id: route.uniqueId })),
    verification_documents: documents.map(({ document, status }) => ({
      type: kindsOfDocuments[document.kind].name,
      status,
      status_verbose: statusTexts[status],
    })),
  };
}

function plateOf({ licensePlate }: Vehicle): string {
  return licensePlate ?? unknownPlate;
}

/** `532*****67`: the masked number in the driver's detail; the request that reveals the number has to contain it. */
export function masked(phoneNumber: string): string {
  return `${phoneNumber.slice(0, 3)}*****${phoneNumber.slice(-2)}`;
}
