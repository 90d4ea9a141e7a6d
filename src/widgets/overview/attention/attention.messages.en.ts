import { formatNumber } from "../../../core/text/format.ts";
import { plural } from "../../../core/text/plural.ts";
import type { attentionMessages } from "./attention.messages.ts";

const many = (count: number, one: string, others: string) => plural(count, one, others, formatNumber(count));
/** What follows the count. */
const words = (count: number, one: string, others: string) => (count === 1 ? one : others);

export const attentionEnglish: typeof attentionMessages = {
  title: "Waiting for You",
  failed: "Some information could not be loaded.",
  more: (count) => many(count, "more thing", "more things"),

  waiting: (count) => words(count, "driver document awaits your approval", "driver documents await your approval"),
  expiring: (count) => words(count, "document has expired or expires soon", "documents have expired or expire soon"),
  expiringDetail: "Among those waiting for your approval, within 30 days included",
  tickets: (count) => words(count, "employee request is open", "employee requests are open"),
  rejected: (count) =>
    words(count, "of your Marketplace requests was rejected", "of your Marketplace requests were rejected"),
  noShows: (count) => words(count, "employee did not show up", "employees did not show up"),
  noShowsDetail: (day, usual) => `${day}; average of the five working days before: ${formatNumber(usual, 0)}`,
  late: (count) => words(count, "route had a shuttle late at a stop", "routes had shuttles late at a stop"),
  lateRoute: (name, minutes) => `${name} (${formatNumber(minutes)}\u00a0min)`,
  lateDetail: (day, names, more) =>
    `${day}: ${names.join(", ")}${more > 0 ? ` and ${many(more, "more route", "more routes")}` : ""}`,
  planPending: "Your request to change the payment plan is being reviewed",
  planApproved: "Your new payment plan applies from your next invoice",
};
