import type { eventsMessages } from "./events.messages.ts";

export const eventsEnglish: typeof eventsMessages = {
  title: "Driving Events",
  failed: "Driving details could not be loaded",
  kinds: {
    overspeeding: "Speeding",
    "phone-use": "Phone use",
    "hard-brake": "Hard braking",
    "hard-turn": "Sharp turn",
    "rapid-acceleration": "Rapid acceleration",
    other: "Other event",
  },
  otherOf: (typeName) => `Other event (${typeName})`,
  faultless: "There were no driving events on this trip.",
  seconds: (count) => `${count}\u00a0s`,
  minutes: (minutes, seconds) => `${minutes}\u00a0min ${seconds}\u00a0s`,
  speed: (value) => `${value}\u00a0km/h`,
  limitOf: (limit) => `Limit ${limit}`,
  speedOf: (speed) => `Speed ${speed}`,
  noPlace: "Location not known",
  lowScore: "The driving details of this journey are under review.",
  noData: "There are not enough driving data for this journey.",
  support: "For questions:",
  show: "Show Driving Details",
  hide: "Hide Driving Details",
  report: "Download Speed Limit Report",
  reportFailed: "The form could not be loaded",
};
