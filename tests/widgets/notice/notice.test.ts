import { expect, test } from "vitest";
import { type PlaceName, places } from "../../../src/core/portal/addresses.ts";
import { noticeModules } from "../../../src/widgets/notice/notice.contract.ts";
import { noticeMessages } from "../../../src/widgets/notice/notice.messages.ts";
import { toNoticeModule } from "../../../src/widgets/notice/notice.store.ts";

test("each of the seven modules has a sentence of its own", () => {
  expect([...noticeModules].toSorted()).toEqual(
    ["offer", "airview", "billing", "past-trips", "route-details", "drivers", "personnel"].toSorted(),
  );
  expect(new Set(Object.values(noticeMessages.deactive)).size).toBe(noticeModules.length);
});

test("every place that a flag closes is told of in the words of its module", () => {
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
  "a provider's link may name the flag %s instead of the place",
  (flag) => expect(toNoticeModule(flag)).toBe(flag.replace("_", "-")),
);

test.each([null, "", "booking", "constructor", "__proto__", "toString"])("%j has no words of its own", (type) =>
  expect(toNoticeModule(type)).toBe(null),
);
