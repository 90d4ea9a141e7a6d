import type * as messages from "./seats.messages.ts";

export const texts: typeof messages = {
  seatMessages: {
    seats: "Seats",
    passengers: "Regular passengers",
    occupancy: "Occupancy",
    free: "Free",
    full: "Full",
    over: (count) => `${count} too many`,
    summary: (seats, passengers) => `${seats} seats, ${passengers} regular passengers`,
    drawn: (seats, passengers, free) => `${seats} seats, ${passengers} regular passengers, ${free} free`,
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
