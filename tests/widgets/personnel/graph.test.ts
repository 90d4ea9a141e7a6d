import { expect, test } from "vitest";
import { toFullLabel, toLine, toShortLabel } from "../../../src/widgets/personnel/graph/graph.model.ts";

test("an indicator's points stand on days of Istanbul; what is no day keeps its name", () => {
  const history = ["2026-11-17", "2026-11-17T21:30:00Z", "dün"].map((day) => ({
    walking_distance: 300,
    duration: 1800,
    detour_ratio: 12,
    created_at: day,
  }));
  const { days } = toLine("walking_distance", history, null);
  expect(days).toEqual(["2026-11-17", "2026-11-18", "dün"]);
  expect(days.map(toShortLabel)).toEqual(["17 Kas", "18 Kas", "dün"]);
  expect(days.map(toFullLabel)).toEqual(["17.11.2026", "18.11.2026", "dün"]);
});
