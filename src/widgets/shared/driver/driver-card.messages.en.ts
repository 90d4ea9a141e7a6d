import type { driverMessages } from "./driver-card.messages.ts";

export const driverEnglish: typeof driverMessages = {
  votes: (count) => `${count} ${count === "1" ? "rating" : "ratings"}`,
  rating: (rating, count) => `Rated ${rating} out of 5, ${count} ${count === "1" ? "rating" : "ratings"}`,
  noRating: "Not rated yet",
  plate: "Plate",
  failed: "Driver details could not be loaded.",
};
