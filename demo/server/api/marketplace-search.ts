import * as v from "valibot";

const weekday = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
const areDistinct = (days: number[]) => new Set(days).size === days.length;
const work = {
  work_type: v.picklist(["full-time", "hybrid"], "Çalışma tipini seçin."),
  work_days_type: v.picklist(["defined", "not-defined"], "Günlerin belirli olup olmadığını seçin."),
  work_days: v.pipe(v.array(weekday), v.check(areDistinct, "Her günü bir kez seçin.")),
};
const degrees = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
const address = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll("\0", "").trim()),
  v.minLength(1, "Bir adres seçin."),
  v.maxLength(300),
);

/** The body of a search of `POST /api/marketplace/`. */
export const searchRequest = v.pipe(
  v.variant("type", [
    v.strictObject({
      ...work,
      type: v.literal("passenger"),
      passenger_id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
    }),
    v.strictObject({ ...work, type: v.literal("address"), location: degrees, address }),
  ]),
  v.check((request) => areDaysOfWork(request), "Çalışma günlerini seçin."),
);
export type SearchRequest = v.InferOutput<typeof searchRequest>;

interface DaysOfWork {
  readonly work_type: "full-time" | "hybrid";
  readonly work_days_type: "defined" | "not-defined";
  readonly work_days: readonly number[];
}

/** Whether the days match the working type: full-time has Monday to Friday; hybrid some of them, or none when not defined. */
function areDaysOfWork({ work_type: kind, work_days_type: type, work_days: days }: DaysOfWork): boolean {
  if (kind === "full-time") return type === "defined" && days.length === 5;
  return (type === "defined") === days.length > 0;
}
