import { expect, test } from "vitest";
import { fetchIndicatorHistory } from "../../../src/core/api/indicators.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { toFullLabel, toLine, toShortLabel } from "../../../src/widgets/personnel/indicator-chart.tsx";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

test("the graph's points are at days of Istanbul; an invalid day keeps its text", async () => {
  const sent = ["dün", "2026-11-17T21:30:00Z", "2026-11-17"].map((created_at) => ({ created_at, duration: 1800 }));
  const { http } = createSession({ environment: createTestEnvironment(() => json({ results: sent })) });
  const { days } = toLine("duration", await fetchIndicatorHistory(http), null);
  expect(days).toEqual(["2026-11-17", "2026-11-18", "dün"]);
  expect(days.map(toShortLabel)).toEqual(["17 Kas", "18 Kas", "dün"]);
  expect(days.map(toFullLabel)).toEqual(["17.11.2026", "18.11.2026", "dün"]);
});
