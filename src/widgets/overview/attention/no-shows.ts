import { fetchBookings, bookingsCall } from "../../../core/api/bookings.ts";
import { type Day, toDay } from "../../../core/time/day.ts";
import { formatDay } from "../../../core/text/format.ts";
import type { Http } from "../../../core/http/http.ts";
import { createQuery } from "../../../core/query/query.ts";
import { type QueryOwner, sessionOf } from "../../../core/query/scope.ts";
import { attentionMessages as texts } from "../overview.messages.ts";
import { type AttentionItem, type AttentionSource, toSource } from "./item.ts";
import { workdaysBefore } from "../../../core/time/holidays.ts";
import { keyOf } from "../../../core/query/call-query.ts";

/** People who booked a seat on `day` and didn't come, with the usual number. */
interface NoShows {
  readonly day: Day;
  readonly count: number | null;
  /** Mean number of the five whole workdays before `day`. */
  readonly usual: number | null;
}

const comparedDays = 5;
/** A spike: at least `ratio` times the usual number, and at least `least`. */
const spike = { ratio: 1.5, least: 5 };

/**
 * Compares the last whole workday with the five before it; requests two counts and no rows. Half days are left out, because on the
 * eve of a holiday many people stay at home without cancelling.
 */
export function noShowSource(owner: QueryOwner): AttentionSource {
  const session = sessionOf(owner);
  const [day = "", ...before] = workdaysBefore(toDay(session.environment.now()), comparedDays + 1, "whole");
  const query = createQuery(owner, {
    key: keyOf(bookingsCall, "no-shows", day),
    fetch: async (http, signal): Promise<NoShows> => {
      const [count, earlier] = await Promise.all([
        countNoShows(http, [day], signal),
        countNoShows(http, before, signal),
      ]);
      return { day, count, usual: earlier === null ? null : earlier / comparedDays };
    },
  });
  return toSource(query, toNoShowItems);
}

async function countNoShows(http: Http, scheduledDays: readonly Day[], signal: AbortSignal): Promise<number | null> {
  const search = { states: ["not-coming"], scheduledDays, page: 1, pageSize: 1, timePeriod: null };
  return (await fetchBookings(http, search, signal)).count;
}

export function toNoShowItems({ day, count, usual }: NoShows): readonly AttentionItem[] {
  // Without both counts there is nothing to compare.
  if (count === null || usual === null) return [];
  if (count < spike.least || count < usual * spike.ratio) return [];
  return [
    {
      key: "no-shows",
      count,
      isDated: true,
      text: texts.noShows(count),
      detail: texts.noShowsDetail(formatDay(day), usual),
      to: { name: "booking", query: `state=not-coming&scheduled_date=${day}` },
    },
  ];
}
