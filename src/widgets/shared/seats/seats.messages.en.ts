import { plural } from "../../../core/text/messages.ts";
import type * as messages from "./seats.messages.ts";

const both = (seats: string, passengers: string) =>
  `${plural(seats, "seat", "seats")}, ${plural(passengers, "regular passenger", "regular passengers")}`;

export const texts: typeof messages = {
  seatMessages: {
    seats: "Seats",
    passengers: "Regular passengers",
    occupancy: "Occupancy",
    free: "Free",
    full: "Full",
    over: (count) => `${count} too many`,
    summary: both,
    drawn: (seats, passengers, free) => `${both(seats, passengers)}, ${free} free`,
    unknown: {
      noSeats: "number of seats not given",
      failed: "number of seats could not be loaded",
      several: (counts) => `different vehicles: ${counts} seats`,
      noPassengers: "number of passengers not given",
    },
    kinds: { full: "Full", few: "1–3 free", many: "4 or more free", unknown: "Seats unknown" },
    meaning:
      "Free = seats of the vehicle − regular passengers of the route (other companies' included). It does not tell how many ride on a day.",
  },
};
