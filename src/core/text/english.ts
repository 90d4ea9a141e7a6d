import type { ErrorTexts } from "../http/errors.ts";
import type { AccessTexts } from "../portal/access.ts";
import type { PlaceTexts } from "../portal/places.ts";
import type { refusals } from "../session/sign-in.ts";
import type { HolidayTexts } from "../time/holidays.ts";
import type { DatePatterns } from "./format-date.ts";
import type { FormatTexts } from "./format.ts";
import type { EnglishTexts } from "./messages.ts";

const format: FormatTexts = {
  percent: (amount) => `${amount}%`,
  thousands: "K",
  millions: "M",
  billions: "bn",
  minutes: "min",
  hours: "h",
};

const dates: DatePatterns = { longDate: "dddd, D MMMM YYYY" };

const errors: ErrorTexts = {
  notSaved: "The file is ready, but your browser did not start the download. Please try again.",
  unexpected: "Something unexpected happened. Please try again.",
  network: "Check your connection and try again.",
  code: "Check your connection and try again. If it fails again, reload the page.",
  timeout: "The server did not answer in time. Please try again.",
  ended: "The session has ended, so this was stopped.",
  unanswered: "No answer",
  mayBeDone: "It may have been done. Please check the result before you send it again.",
  answer: "The server sent an unexpected answer. Please try again in a moment.",
  forbidden: "You are not allowed to see this information.",
  notFound: "This information was not found on the server.",
  tooMany: "Too many requests in a short time. Please try again in a moment.",
  unavailable: "The server cannot answer right now. Please try again in a moment.",
};

const signIn: typeof refusals = {
  wrongPassword: "Password and e-mail address do not match. Please check your password and try again.",
  wrongPin: "Invalid PIN code. Please check your PIN code and try again.",
  ifCertain: ([first = "", ...rest]) => `If you are certain of your details: ${first.toLowerCase()}${rest.join("")}`,
};

const holidays: HolidayTexts = {
  newYear: "New Year's Day",
  children: "National Sovereignty and Children's Day",
  labour: "Labour and Solidarity Day",
  youth: "Commemoration of Atatürk, Youth and Sports Day",
  democracy: "Democracy and National Unity Day",
  victory: "Victory Day",
  republic: "Republic Day",
  ramazan: "Ramadan Feast",
  kurban: "Feast of the Sacrifice",
  eveOf: (holiday) => `Eve of ${holiday}`,
};

const named = <Name extends string>(name: Name) => ({ title: name, menu: { label: name } });

const places: PlaceTexts = {
  "sign-in": { title: "Sign In" },
  overview: named("Overview"),
  personnel: named("Employees"),
  booking: named("Bookings"),
  "past-trips": { title: "Past Journeys", menu: { label: "Past Trips" } },
  "past-route-details": { title: "Past Journeys" },
  "route-details-home": { title: "Route Details", menu: { label: "Routes" } },
  "route-details": { title: "Route Details" },
  "offer-route-details": { title: "Route Details" },
  "airview-module": named("Bird's-Eye View"),
  drivers: named("Drivers and Vehicles"),
  "driver-documents": { title: "Drivers and Vehicles" },
  "driver-details": { title: "Drivers and Vehicles" },
  "billing-module": named("Billing"),
  "month-report": named("Month End"),
  marketplace: named("Marketplace"),
  documents: named("Files"),
  "passenger-tickets": named("Employee Requests"),
  planner: named("Planner"),
  "offer-module": { title: "Offer Summary" },
  deactive: { title: "Module Closed" },
  "offer-expire": { title: "Offer Has Expired" },
  privacy: { title: "Privacy" },
  accessibility: { title: "Accessibility" },
  "not-found": { title: "Page Not Found" },
  health: { title: "Status" },
};

const access: AccessTexts = { employeeExperience: "Employee Experience" };

/** The English texts of src/core. */
export const english: EnglishTexts = {
  "core/format": format,
  "core/format-date": dates,
  "core/errors": errors,
  "core/sign-in": signIn,
  "core/holidays": holidays,
  "core/places": places,
  "core/access": access,
};
