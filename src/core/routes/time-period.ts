import type { TimePeriod } from "../api/routes.ts";

export const timePeriods = ["morning", "evening"] as const satisfies readonly TimePeriod[];

export const isPeriod = (text: string | null): text is TimePeriod => text === "morning" || text === "evening";
