import { formatNumber } from "../../../core/text/format.ts";
import { plural } from "../../../core/text/messages.ts";
import type * as messages from "./stops.messages.ts";

const people = (count: number) => plural(count, "employee", "employees", formatNumber(count));

export const texts: typeof messages = {
  stopMessages: {
    unnamed: (letter) => `Stop ${letter}`,
    people,
    shadows: (count) =>
      count === 0 ? "" : `${people(count)} of ${count === 1 ? "another company" : "other companies"}`,
    more: (count) => plural(count, "more employee", "more employees", formatNumber(count)),
    nobody: "None of your employees board here",
    walk: (distance) => `${distance} walk`,
  },
};
