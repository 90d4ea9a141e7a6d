import type * as messages from "./indicators.messages.ts";

export const texts: typeof messages = {
  indicatorMessages: {
    walkingDistance: "Average walking distance",
    duration: "Average travel time",
    detourRatio: "Detour ratio",
    title: "Indicators",
    failed: "The indicator could not be loaded",
    historyFailed: "The history could not be loaded",
    slaFailed: "The SLA target could not be loaded",
    noHistory: "Not enough data for a chart yet",
    target: (limit) => `SLA target: at most ${limit}`,
    below: (difference) => `${difference} below`,
    above: (difference) => `${difference} above`,
    onTarget: "Exactly on target",
    minutes: "min",
    points: (value) => `${value} pts`,
    rose: (days, difference) => `Up ${difference} in ${days} days`,
    fell: (days, difference) => `Down ${difference} in ${days} days`,
    end: (day, value) => `${day}: ${value}`,
    same: (days) => `Unchanged in ${days} days`,
  },
};
