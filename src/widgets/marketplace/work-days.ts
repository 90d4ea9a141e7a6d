import type { MarketplaceSearch } from "../../core/api/marketplace.ts";
import { formatWeekday } from "../../core/text/format-date.ts";
import { marketplaceMessages as texts } from "./marketplace.messages.ts";

/** "Tam Zamanlı", "Hibrit: Pzt, Sal, Per", "Hibrit: Günler belirli değil". */
export function toWorkText({ workType, workDaysType, workDays }: MarketplaceSearch): string {
  if (workType === "full-time") return texts.workType[workType];
  const days = workDaysType === "defined" ? workDays.map((day) => formatWeekday(day)).join(", ") : texts.daysNotDefined;
  return `${texts.workType[workType]}: ${days}`;
}

/** The employee's name, or the address. */
export function toSubjectText({ subject }: MarketplaceSearch): string {
  return subject.type === "passenger" ? subject.passenger.name : subject.address;
}
