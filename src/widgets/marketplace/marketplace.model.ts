import type { LineReservation } from "../../core/api/marketplace-requests.ts";
import type { Counties, MarketplaceLine, MarketplaceSearch } from "../../core/api/marketplace.ts";
import { formatWeekday } from "../../core/text/format-date.ts";
import { missing } from "../../core/text/format.ts";
import { marketplaceDetailMessages, marketplaceMessages as texts } from "./marketplace.messages.ts";

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

type NamedLine = Pick<MarketplaceLine, "originCounty" | "destinationCounty" | "code">;

/** "Kadıköy – Sarıyer" and the code, since two lines may have the same ends. */
export function toLineName({ originCounty, destinationCounty, code }: NamedLine): string {
  return toEnds({ origin: originCounty, destination: destinationCounty }, code);
}

/** The text of `toLineName` for a line of which only the ends and the code are known. */
export function toEnds(counties: Counties | null, code: string | null): string {
  const { origin, destination } = counties ?? { origin: null, destination: null };
  const hasEnds = origin !== null || destination !== null;
  const ends = hasEnds ? `${origin ?? missing} – ${destination ?? missing}` : marketplaceDetailMessages.noEnds;
  return code === null ? ends : `${ends}, ${code}`;
}

/** `inactive`: the number of requests whose line is inactive, for which the provider sends neither origin nor destination. */
export function toShownRequests(all: readonly LineReservation[]) {
  const shown = all.filter(({ counties }) => counties?.origin != null || counties?.destination != null);
  return { shown, inactive: all.length - shown.length };
}
