import { encodePolyline } from "../../demo/server/geo/polyline.ts";
import { nameAt } from "../../demo/server/seed/names.ts";

/** Employees as the provider sends them, with all that the picker doesn't read. */
export function toPeople(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const { first, last } = nameAt(index);
    return {
      id: index + 1,
      profile: {
        first_name: first,
        last_name: last,
        phone_number: `532${String(index).padStart(7, "0")}`,
        email: `kisi.${index}@ornek.example`,
      },
      home_address: "Caferağa Mah., Moda Cad. No: 12 D: 3, Kadıköy/İstanbul",
      registration_status: "registered",
      status: "Kayıtlı",
      passenger_name: `${first} ${last}`,
      route_name: "Kadıköy – Levent",
      average_walking_distance: 240,
    };
  });
}

/** A way of 400 points through the city. */
export const way = encodePolyline(
  Array.from({ length: 400 }, (_, index) => ({
    lat: 40.98 + index * 0.00028 + Math.sin(index / 9) * 0.002,
    lng: 29.02 + Math.sin(index / 40) * 0.03,
  })),
);
