import { expect, test } from "vitest";
import { type PlaceName, places } from "../../../src/core/portal/addresses.ts";
import { noticeModules } from "../../../src/widgets/notice/notice.contract.ts";
import { noticeMessages } from "../../../src/widgets/notice/notice.messages.ts";
import { toNoticeModule } from "../../../src/widgets/notice/notice.store.ts";

test("has a sentence for each of the seven modules", () => {
  expect([...noticeModules].toSorted()).toEqual(
    ["offer", "airview", "billing", "past-trips", "route-details", "drivers", "personnel"].toSorted(),
  );
  expect(new Set(Object.values(noticeMessages.deactive)).size).toBe(noticeModules.length);
});

test("finds the module of every place that a flag closes", () => {
  const modules = {
    offer: "offer",
    airview: "airview",
    billing: "billing",
    pastTrips: "past-trips",
    routeDetails: "route-details",
    drivers: "drivers",
    summary: "personnel",
  } as const;
  for (const name of Object.keys(places) as PlaceName[]) {
    const { demoModule } = places[name];
    if (demoModule !== undefined) expect(toNoticeModule(name), name).toBe(modules[demoModule]);
  }
});

test.each(["offer", "airview", "billing", "past_trips", "route_details", "drivers"])(
  "finds the module of the flag %s",
  (flag) => expect(toNoticeModule(flag)).toBe(flag.replace("_", "-")),
);

test.each([null, "", "booking", "constructor", "__proto__", "toString"])("finds no module for %j", (type) =>
  expect(toNoticeModule(type)).toBe(null),
);
