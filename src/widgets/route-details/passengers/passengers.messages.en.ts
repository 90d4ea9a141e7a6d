import type { passengersMessages } from "./passengers.messages.ts";

export const passengersEnglish: typeof passengersMessages = {
  title: "Employees",
  caption: "List of employees",
  empty: "None of your employees ride on this route.",
  noun: { bare: "employees", from: "employees", all: "employees" },
  number: "No.",
  stop: "Stop",
  name: "Name",
  address: "Address",
  time: { morning: "Boarding", evening: "Drop-off" },
  walk: "Walking",
  duration: "Journey",
  stopOf: (letter) => `Stop ${letter}`,
  sheet: {
    file: (route, direction) => `${route} ${direction} Employees.xlsx`,
    walk: "Walking distance (m)",
    duration: "Travel time (min)",
  },
};
