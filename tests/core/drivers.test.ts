import { describe, expect, test } from "vitest";
import { fetchDriver, revealPhone } from "../../src/core/api/driver-detail.ts";
import { fetchAllDrivers, fetchDrivers } from "../../src/core/api/drivers.ts";
import { ApiError, providerMessage } from "../../src/core/http/errors.ts";
import { createSession } from "../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";

function answering(answer: (request: Request) => Response) {
  const environment = createTestEnvironment(answer);
  const { http } = createSession({ environment });
  return { http, environment, sent: () => environment.requests.at(-1) as Request };
}

const share = (ratio: number, query_count: number, all_count: number) => ({ ratio, query_count, all_count });
const meta = {
  total_count: 64,
  query_based_total_count: 3,
  column_filters: { driver_names: ["Ali", "Ali", "Şule"], route_names: ["Kadıköy – Levent"] },
  stats: {
    completed_drivers_ratio: share(62.5, 40, 64),
    document_completion_ratio: share(80, 8, 10),
    waiting_approval_ratio: { ratio: "10.0", query_count: "1", all_count: "10" },
  },
};

describe("the list of drivers", () => {
  test("asks in the provider's words, and leaves out what filters nothing", async () => {
    const { http, sent } = answering(() => json({ meta, drivers: [] }));
    await fetchDrivers(http, {
      searchTerm: " şişli ",
      driverNames: ["Ali"],
      routeNames: [],
      order: { field: "completion_rate", isDescending: true },
      page: 2,
      pageSize: 20,
    });
    const { pathname, searchParams } = new URL(sent().url);
    expect(pathname).toBe("/api/routes/drivers/");
    expect(Object.fromEntries(searchParams)).toEqual({
      search_term: "şişli",
      column_filters: '{"driver_names":["Ali"]}',
      sort: '{"field":"completion_rate","type":"desc"}',
      page: "2",
      per_page: "20",
    });
    await fetchDrivers(http, { page: 1, pageSize: 20 });
    expect(new URL(sent().url).search).toBe("?page=1&per_page=20");
  });

  test("one route or several, default pictures, unknown plates, numbers as texts", async () => {
    const { http, environment } = answering(() =>
      json({
        meta,
        drivers: [
          { id: 31, driver_name: " Murat Aksoy ", route_name: "Kadıköy – Levent", avatar: "https://a.example/1.jpg" },
          {
            id: "32",
            driver_name: "Şule Öz",
            route_name: ["A", "", "B"],
            avatar: "https://a.example/2.jpg",
            is_default_avatar: "True",
            license_plate: "Undefined",
            car_year: "2021",
            start_date: "2024-03-01T00:00:00+03:00",
            completion_rate: "80.5",
          },
          { id: 33, driver_name: "Ali", route_name: null },
          { driver_name: "ohne Nummer" },
        ],
      }),
    );
    const page = await fetchDrivers(http, { page: 1, pageSize: 20 });
    expect(
      page.drivers.map(({ id, name, photo, routeNames, plate, year, startDay, completionRate }) => [
        [id, name, photo, routeNames],
        [plate, year, startDay, completionRate],
      ]),
    ).toEqual([
      [
        ["31", "Murat Aksoy", "https://a.example/1.jpg", ["Kadıköy – Levent"]],
        [null, null, null, null],
      ],
      [
        ["32", "Şule Öz", null, ["A", "B"]],
        [null, 2021, "2024-03-01", 80.5],
      ],
      [
        ["33", "Ali", null, []],
        [null, null, null, null],
      ],
    ]);
    expect([page.totalCount, page.count, page.driverNames]).toEqual([64, 3, ["Ali", "Şule"]]);
    expect(page.stats).toEqual({
      completedDrivers: { ratio: 62.5, count: 40, total: 64 },
      completeDocuments: { ratio: 80, count: 8, total: 10 },
      waitingDocuments: { ratio: 10, count: 1, total: 10 },
      missingDocuments: null,
    });
    // One warning, only about the row without an id and the empty names.
    expect(environment.warnings).toHaveLength(1);
  });

  test("is read without its meta, and to its end page by page", async () => {
    const bare = answering(() => json({ drivers: [{ id: 1, driver_name: "Ali" }] }));
    const page = await fetchDrivers(bare.http, { page: 1, pageSize: 20 });
    expect([page.count, page.totalCount, page.stats.completeDocuments]).toEqual([null, null, null]);

    const paged = answering((request) => {
      const number = Number(new URL(request.url).searchParams.get("page"));
      const drivers = number > 2 ? [] : [0, 1].map((index) => ({ id: number * 10 + index, driver_name: "Ali" }));
      return json({ meta: { total_count: 4, query_based_total_count: 4 }, drivers });
    });
    expect((await fetchAllDrivers(paged.http)).map(({ id }) => id)).toEqual(["10", "11", "20", "21"]);
    expect(paged.environment.requests).toHaveLength(2);
  });

  test("a provider that always gives the same page is not asked for ever", async () => {
    const { http, environment } = answering(() =>
      json({ meta: { total_count: 999 }, drivers: [{ id: 1, driver_name: "Ali" }] }),
    );
    expect(await fetchAllDrivers(http)).toHaveLength(1);
    expect(environment.requests).toHaveLength(2);
  });
});

describe("one driver", () => {
  test("is read tolerantly; without vehicle, routes and documents too", async () => {
    const { http, sent } = answering(() =>
      json({ result: { driver_name: "Ali", phone_number: "532*****67", routes: null, verification_documents: [{}] } }),
    );
    const driver = await fetchDriver(http, "a/b");
    expect(new URL(sent().url).pathname).toBe("/api/routes/drivers/a%2Fb/");
    expect(driver).toMatchObject({ maskedPhone: "532*****67", vehicle: null, routes: [], verifiedDocuments: [] });
  });

  test("the phone number is asked for with what the detail gave and with the reason", async () => {
    const { http, sent } = answering(() => json({ phone_number: "5321234567" }));
    const question = { maskedPhone: "532*****67", reason: "Servis gecikti" };
    expect(await revealPhone(http, "31", question)).toBe("5321234567");
    expect(sent().method).toBe("POST");
    expect(new URL(sent().url).pathname).toBe("/api/routes/drivers/31/phone-number/");
    expect(await sent().json()).toEqual({ phone_number: "532*****67", reason: "Servis gecikti" });
  });

  test("a refusal carries the provider's sentence, and no number is in its message", async () => {
    const { http, environment } = answering(() =>
      json({ response: "Günlük görüntüleme sınırına ulaştınız.", phone_number: "5321234567" }, 403),
    );
    const error = await revealPhone(http, "31", { maskedPhone: "532*****67", reason: "x" }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(providerMessage(error, "response")).toBe("Günlük görüntüleme sınırına ulaştınız.");
    expect((error as ApiError).message).not.toMatch(/\d{4}/);
    expect(environment.warnings).toEqual([]);
  });
});
