import type * as messages from "./driver.messages.ts";

export const texts: typeof messages = {
  driverMessages: {
    votes: (count) => `${count} ${count === "1" ? "rating" : "ratings"}`,
    rating: (rating, count) => `Rated ${rating} out of 5, ${count} ${count === "1" ? "rating" : "ratings"}`,
    noRating: "Not rated yet",
    plate: "Plate",
    failed: "Driver details could not be loaded.",
  },
  reasonMessages: {
    hint: (letters) => `We suggest that you write at least ${letters} characters.`,
  },
};
