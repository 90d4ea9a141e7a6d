import type { passengersMessages } from "./passengers.messages.ts";

export const passengersEnglish: typeof passengersMessages = {
  title: "Employees",
  failed: "Employees could not be loaded",
  empty: "None of your employees are on this trip.",
  counted: {
    morning: (travelled, all) => `${travelled} of ${all} boarded`,
    evening: (travelled, all) => `${travelled} of ${all} came`,
  },
  stop: "Stop",
  name: "Name",
  planned: "Plan",
  planFailed: "Planned times could not be loaded.",
  moment: { morning: "Boarding", evening: "Drop-off" },
  outcomes: {
    boarded: "Boarded",
    arrived: "Came",
    absent: "No-show",
    "driver-denies-boarding": "Not Boarded, Says Driver",
    "driver-denies-arrival": "No-show, Says Driver",
    unknown: "-",
  },
  pending: "Waiting",
};
