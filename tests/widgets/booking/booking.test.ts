import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Booking, BookingChoices } from "../../../src/core/api/bookings.ts";
import { toCells } from "../../../src/widgets/kit/sheet/export/export-workbook.ts";
import { usualPageSize } from "../../../src/widgets/kit/table/page-size.contract.ts";
import type { TableState } from "../../../src/widgets/kit/table/table-state.ts";
import { bookingContract } from "../../../src/widgets/booking/booking.contract.ts";
import { bookingList, createBookings } from "../../../src/widgets/booking/booking.store.ts";
import { toFields, toStateText, toTripPlace } from "../../../src/widgets/booking/fields.tsx";
import { pastRouteDetailsPassengersMessages } from "../../../src/widgets/past-route-details/past-route-details.messages.ts";
import { openDemoSession } from "../../demo/demo-session.ts";
import { administrator, openTestApi, type TestApi } from "../../demo/helpers.ts";
import { openStore } from "../../helpers/open-store.ts";
import { aBooking } from "../../helpers/rows.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function open(query = "") {
  const { session, environment } = await openDemoSession(api, administrator);
  const { store, told } = openStore(bookingContract, createBookings, session, { query });
  return { store, told, environment, session };
}

const noChoices: BookingChoices = { passengerNames: [], states: [], routeNames: [], scheduledDays: [], tripIds: [] };
const state: TableState = { search: "", sort: null, page: 1, pageSize: usualPageSize, filters: {} };
const booking = aBooking({
  passengerName: "Ayşe Yılmaz",
  state: "completed",
  routeName: "Kadıköy – Levent",
  timePeriod: "morning",
  scheduledDay: "2026-11-19",
  pickupTime: "07:05",
  onTheBusTime: "07:06",
  dropoffTime: "08:09",
  rating: 5,
  tripId: 9001,
  routeUniqueId: "R-17",
});

describe("a booking", () => {
  test("links to its own trip on the page of the route's past trips", () => {
    expect(toTripPlace(booking)).toEqual({
      name: "past-route-details",
      params: { id: "R-17" },
      query: "routeName=Kad%C4%B1k%C3%B6y+%E2%80%93+Levent&date_start=2026-11-19&trip=9001",
    });
    expect(toTripPlace({ ...booking, routeName: null, scheduledDay: null, tripId: null })?.query).toBe("");
    expect(toTripPlace({ ...booking, routeUniqueId: null })).toBeNull();
  });

  test("has its state in Turkish, an unknown one as the provider calls it", () => {
    const sent = ["not-coming", "beklemede", "toString", null];
    expect(sent.map((name) => toStateText(name, "morning"))).toEqual(["Gelmedi", "beklemede", "toString", null]);
  });

  test("has the driver's denial in the words of the trip page, in the list and in the file", () => {
    const { "driver-denies-boarding": morning, "driver-denies-arrival": evening } =
      pastRouteDetailsPassengersMessages.outcomes;
    const words = (["morning", "evening", null] as const).map((period) => toStateText("cancelled-by-driver", period));
    expect(words).toEqual([morning, evening, "Sürücü Binmedi / Gelmedi Dedi"]);
    const denied: Booking = { ...booking, timePeriod: "evening", state: "cancelled-by-driver" };
    const { columns, sheetColumns } = toFields(noChoices, "2026-11-19");
    expect(toCells(sheetColumns, denied)).toContain(evening);
    expect(columns.find(({ id }) => id === "state")?.text(denied)).toBe(evening);
  });

  test("is written as dates, times and numbers", () => {
    const { sheetColumns } = toFields(noChoices, "2026-11-19");
    expect(sheetColumns.map(({ header }) => header)).toEqual([
      "Tarih",
      "Çalışan",
      "Durum",
      "Rota",
      "Rota no",
      "Dönem",
      "Planlanan biniş",
      "Gerçekleşen biniş",
      "Planlanan iniş",
      "Gerçekleşen iniş",
      "Puan",
      "Sefer no",
    ]);
    const [day, , , , , period, pickup, , , completed, rating, trip] = toCells(sheetColumns, booking);
    expect([day, period, rating, completed, trip]).toEqual([46_345, "Sabah", 5, null, "9001"]);
    expect(pickup).toBeCloseTo(7.0833333 / 24, 6);
  });
});

describe("the address", () => {
  test("becomes the provider's parameters", async () => {
    const query =
      "state=completed&state=not-coming&time_period=evening&trip_id=9001&scheduled_date=2026-11-19&ordering=-rating&page=2&page_size=50";
    const { store } = await open(query);
    expect(bookingList.toSearch(store.$table.get())).toEqual({
      page: 2,
      pageSize: 50,
      timePeriod: "evening",
      passengerNames: [],
      states: ["completed", "not-coming"],
      routeNames: [],
      scheduledDays: ["2026-11-19"],
      tripIds: [9001],
      order: { column: "rating", isDescending: true },
    });
  });

  test("has a range of days as one value, of which the provider is sent each day", async () => {
    const { store, told } = await open("scheduled_date=2026-10-30..2026-11-02");
    const table = store.$table.get();
    expect(table.filters).toEqual({ scheduled_date: ["2026-10-30..2026-11-02"] });
    const days = ["2026-10-30", "2026-10-31", "2026-11-01", "2026-11-02"];
    expect(bookingList.toSearch(table).scheduledDays).toEqual(days);
    // A day that is chosen both by itself and within a range is requested once.
    store.changeTable({
      ...table,
      filters: { scheduled_date: ["2026-10-30..2026-11-01", "2026-11-01", "2026-11-05"] },
    });
    expect(bookingList.toSearch(store.$table.get()).scheduledDays).toEqual([...days.slice(0, 3), "2026-11-05"]);
    expect(told.at(-1)).toBe(
      "scheduled_date=2026-10-30..2026-11-01&scheduled_date=2026-11-01&scheduled_date=2026-11-05",
    );
  });

  test("leaves out values that the provider would refuse", () => {
    const filters = {
      // The provider's choices may hold states that the portal doesn't know.
      state: ["completed", "waitlisted", "<b>", ""],
      scheduled_date: ["dün", "2026-02-30", "2020-01-01..2026-01-01"],
      trip_id: ["9001", "-1"],
      time_period: ["noon", "evening", "morning"],
      passenger_name: ["Ayşe"],
    };
    const query = bookingList.write({ ...state, filters, sort: { column: "password", isDescending: false } }, state);
    expect(bookingList.read(query, state)).toEqual({
      ...state,
      filters: {
        state: ["completed", "waitlisted"],
        trip_id: ["9001"],
        time_period: ["evening"],
        passenger_name: ["Ayşe"],
      },
    });
  });

  test("is reported once for each change, and read as the same state", async () => {
    const { store, told } = await open();
    const changed: TableState = {
      ...state,
      page: 3,
      sort: { column: "scheduled_date", isDescending: true },
      filters: { passenger_name: ["Işıl Çağ", "Ömer Şen"] },
    };
    store.changeTable(changed);
    store.changeTable(changed);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("ordering=-scheduled_date&page=3");
    const { store: again } = await open(told[0]);
    expect(again.$table.get()).toEqual(changed);
  });
});

describe("a saved view", () => {
  test("has the filters without the page, and opens at the first page", async () => {
    const { store, told } = await open("page=3&state=completed");
    const query = store.views.toQuery(store.$table.get());
    expect(query).toBe("state=completed");
    store.changeTable(state);
    store.views.open(query);
    expect(store.$table.get()).toEqual({ ...state, filters: { state: ["completed"] } });
    expect(told).toEqual(["", "state=completed"]);
  });
});

describe("with the demo API", () => {
  test("loads a page with its total, and the choices of the filters", async () => {
    const { store } = await open("page_size=10&state=not-coming");
    const page = await new Promise<{ rows: readonly Booking[]; count: number | null }>((resolve, reject) => {
      store.bookings.$load.subscribe((load) => {
        if (load.status === "ready") resolve(load.data);
        if (load.status === "failed") reject(load.error);
      });
    });
    expect(page.rows).toHaveLength(10);
    expect(page.count).toBeGreaterThan(10);
    expect(new Set(page.rows.map((row) => row.state))).toEqual(new Set(["not-coming"]));
    const choices = await new Promise<BookingChoices>((resolve) => {
      store.choices.$load.subscribe((load) => load.status === "ready" && resolve(load.data));
    });
    const { columns } = toFields(choices, "2026-11-19");
    const filter = (id: string) => columns.find((column) => column.id === id)?.filter?.options ?? [];
    expect(filter("state")).toContainEqual({ value: "cancelled-by-driver", label: "Sürücü Binmedi / Gelmedi Dedi" });
    expect(filter("scheduled_date")[0]?.label).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
    expect(filter("passenger_name").length).toBeGreaterThan(8);
  });

  test("finds the bookings of the days of a range only", async () => {
    const { store } = await open("scheduled_date=2026-11-09..2026-11-15&page_size=100&ordering=scheduled_date");
    const page = await new Promise<readonly Booking[]>((resolve, reject) => {
      store.bookings.$load.subscribe((load) => {
        if (load.status === "ready") resolve(load.data.rows);
        if (load.status === "failed") reject(load.error);
      });
    });
    expect(page).toHaveLength(100);
    for (const { scheduledDay } of page) expect(scheduledDay).toMatch(/^2026-11-(09|1[0-5])$/);
  });
});
