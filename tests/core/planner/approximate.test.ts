import { expect, test } from "vitest";
import { isApproximate } from "../../../src/core/planner/approximate.ts";

test.each([
  ["Koşuyolu, Kadıköy/İstanbul", true],
  ["Koşuyolu Mah., Kadıköy/İstanbul", true],
  ["Kadıköy/İstanbul", true],
  ["Koşuyolu Mah., Mahmut Yesari Cad. No: 18, Kadıköy/İstanbul", false],
  ["Koşuyolu Mah., Bahar Sok., Kadıköy/İstanbul", false],
  ["Koşuyolu-Mahmut Yesari-18-Kadıköy", false],
])("%s is approximate: %s", (description, expected) => {
  expect(isApproximate(description)).toBe(expected);
});
