import { formatNumber } from "../../../core/text/format.ts";
import type { tripMessages } from "./trip.messages.ts";

const minutesOf = (minutes: number) => `${formatNumber(minutes)}\u00a0min`;

export const tripEnglish: typeof tripMessages = {
  facts: "Trip information",
  start: "Start",
  end: "End",
  duration: "Duration",
  autoFinished: "Ended Automatically",
  compared: { morning: "Office arrival", evening: "Office departure" },
  plannedAt: (time) => `planned ${time}`,
  limit: {
    kept: (minutes) => `The limit is ${formatNumber(minutes)}\u00a0min, so it counts as on time.`,
    missed: (minutes) => `The limit is ${formatNumber(minutes)}\u00a0min.`,
  },
  onTime: "On time",
  delayed: "Delayed",
  late: (minutes) => `${minutesOf(minutes)} late`,
  early: (minutes) => `${minutesOf(minutes)} early`,
  exact: "Exactly on time",
  departed: (difference) => `Departed ${difference.toLowerCase()}`,
  lostTime: (minutes) => `${minutesOf(minutes)} lost on the way`,
  gainedTime: (minutes) => `${minutesOf(minutes)} gained on the way`,
  keptTime: "kept to the plan on the way",
  longestWait: (letter, duration) => `longest wait: ${letter === null ? "on the way" : `stop ${letter}`}, ${duration}`,
  delays: "Delay at the stops, min",
  delaysMeaning: "actual, planned below",
  office: "Office",
  stop: (letter) => `Stop ${letter}`,
  delayAt: (stop, difference, actual, planned) =>
    [`${stop}: ${difference}`, actual && `actual ${actual}`, planned && `planned ${planned}`]
      .filter(Boolean)
      .join(", "),
  trip: (id, date) => `Trip ${id}, ${date}`,
  noPlan: "No planned time",
  noActual: "The actual time is not known",
  definition: "How is punctuality calculated?",
  definitions: [
    "For morning trips the arrival at the office, for evening trips the departure from it is compared with the plan.",
    "Up to 5 minutes after the planned time counts as on time, and so does early.",
    "No value is shown when the planned time is not known or a morning trip was ended automatically.",
  ],
};
