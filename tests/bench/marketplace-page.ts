import { encodePolyline } from "../../demo/server/geo/polyline.ts";
import { nameAt } from "../../demo/server/seed/names.ts";
import "../../src/widgets/marketplace/marketplace.ts";
import { rawCard, rawDetail, rawDriver } from "../core/api/raw-marketplace.ts";
import { answer, button, find, findAll, measureUntil, show } from "./element-page.ts";
import { offer, pause, until, watchKeys } from "./frames.ts";

/** An employee as the provider sends them, with all that the picker doesn't read. */
function toPerson(_: unknown, index: number) {
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
}

/** A way of 400 points through the city. */
const way = encodePolyline(
  Array.from({ length: 400 }, (_, index) => ({
    lat: 40.98 + index * 0.00028 + Math.sin(index / 9) * 0.002,
    lng: 29.02 + Math.sin(index / 40) * 0.03,
  })),
);
const lines = Array.from({ length: 23 }, (_, index) =>
  rawCard({ route_unique_id: `M-${index}`, way_points_polyline: way, price: 3000 + index * 40 }),
);
const shape = rawDetail();
// A photograph would need a network.
const crew = { ...rawDriver(), driver: { ...rawDriver().driver, driver_photo_link: null } };
const detail = { ...shape, rps_data: { ...shape.rps_data, morning_polyline: way, evening_polyline: way } };
let people = "[]";

answer(({ url }) => {
  const { pathname, searchParams } = new URL(url);
  if (pathname === "/api/company/employees/") return people;
  if (pathname === "/api/marketplace/route-details/") return JSON.stringify(detail);
  if (pathname === "/api/marketplace/route-detail-driver-info/") return JSON.stringify(crew);
  if (pathname.endsWith("all-passengers-offer-request/")) {
    return '{"all_passenger_offer_request_status":"not-requested"}';
  }
  if (pathname !== "/api/marketplace/") return '{"results":[],"enabled":false}';
  const data = lines.slice(0, Number(searchParams.get("page_size")));
  return JSON.stringify({
    results: { data, meta: { past_search_id: 77, min_price: 2400, max_price: 7800 } },
    count: lines.length,
  });
});

const field = () => find<HTMLInputElement>("input[role=combobox]") as HTMLInputElement;
const options = () => findAll("[role=option]").length;
const press = (key: string) =>
  field().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));

offer({
  load(count: number) {
    people = JSON.stringify({ results: Array.from({ length: count }, toPerson), count });
  },
  /** Opens the search step in a new session without cached data, with all employees loaded. */
  async openSearch() {
    show("shuttle-marketplace", { query: "path=search-page" });
    await until(field, "the picker");
    // A user waits before typing; meanwhile the page folds the names for the search.
    await pause(2000);
  },
  /** Measures from the key press to the painted list. */
  openPicker: () =>
    measureUntil(
      null,
      () => {
        field().focus();
        press("ArrowDown");
      },
      options,
      "people",
    ),
  watchKeys: () => watchKeys(field()),
  /** Chooses the first match and the first working type, full-time. */
  async fill() {
    await until(options, "people");
    press("Enter");
    (await until(() => find<HTMLInputElement>("input[type=radio]"), "the working types")).click();
    await until(() => button("Hat Ara")?.disabled === false || find("[type=submit]:not(:disabled)"), "a search");
  },
  /** Measures from the response to the first cards. */
  async search() {
    await measureUntil(
      /\/api\/marketplace\/$/,
      () => find("[type=submit]")?.click(),
      () => findAll(".line-card").length === 5,
      "five lines",
    );
    await until(() => find('.sh-map[data-status="ready"]'), "the map");
    await pause(500);
  },
  /** Measures from the response with the line's details to price, figures, driver and map. */
  async openLine(index: number) {
    await measureUntil(
      /\/route-details\/$/,
      () => findAll(".line-card .line-open")[index]?.click(),
      () => find(".detail-foot .button.primary") && find(".crew") && findAll(".sh-map-marker").length >= 4,
      "the line with its map",
    );
    button("Listeye Dön")?.click();
    await until(() => !find(".buyer-detail"), "the list");
    await pause(200);
  },
});
