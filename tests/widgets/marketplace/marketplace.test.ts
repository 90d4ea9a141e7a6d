import { describe, expect, test } from "vitest";
import type { LineReservation } from "../../../src/core/api/marketplace-requests.ts";
import { toLineName, toShownRequests, toWorkText } from "../../../src/widgets/marketplace/marketplace.model.ts";
import { aReservation } from "../../helpers/rows.ts";

const toRequest = (id: string, change: Partial<LineReservation>) => aReservation({ id, ...change });

test("lists requests with a known end of their line and counts the others", () => {
  const requests = [
    toRequest("whole", {}),
    toRequest("one end", { counties: { origin: null, destination: "Şişli" } }),
    toRequest("without the line's name", { lineId: null }),
    toRequest("no ends", { counties: { origin: null, destination: null } }),
    toRequest("inactive", { counties: null }),
  ];
  const { shown, inactive } = toShownRequests(requests);
  expect(shown.map(({ id }) => id)).toEqual(["whole", "one end", "without the line's name"]);
  expect(inactive).toBe(2);
});

test("the name of a line has its ends and its code", () => {
  const ends = { originCounty: "Kadıköy", destinationCounty: "Sarıyer" };
  expect(toLineName({ ...ends, code: "M4" })).toBe("Kadıköy – Sarıyer, M4");
  expect(toLineName({ ...ends, destinationCounty: null, code: null })).toBe("Kadıköy – -");
  expect(toLineName({ originCounty: null, destinationCounty: null, code: "M4" })).toBe("Güzergâhı bilinmeyen hat, M4");
});

describe("the text of a search", () => {
  const subject = { type: "passenger", passenger: { id: "9", name: "Ayşe Yılmaz" } } as const;
  test.each([
    [{ workType: "full-time", workDaysType: "defined", workDays: [1, 2, 3, 4, 5] }, "Tam Zamanlı"],
    [{ workType: "hybrid", workDaysType: "defined", workDays: [1, 2, 4] }, "Hibrit: Pzt, Sal, Per"],
    [{ workType: "hybrid", workDaysType: "not-defined", workDays: [] }, "Hibrit: Günler belirli değil"],
  ] as const)("%o", (work, words) => expect(toWorkText({ subject, ...work })).toBe(words));
});
