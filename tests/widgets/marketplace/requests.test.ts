import { expect, test } from "vitest";
import type { LineReservation } from "../../../src/core/api/marketplace-requests.ts";
import { toShownRequests } from "../../../src/widgets/marketplace/marketplace.model.ts";
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
