import { expect, test } from "vitest";
import { texts as driver } from "../../../src/widgets/driver-details/driver-details.messages.en.ts";
import { texts } from "../../../src/widgets/shared/seats/seats.messages.en.ts";

test("one seat and one passenger are not written as several in English", () => {
  const { summary, drawn } = texts.seatMessages;
  expect([summary("1", "1"), summary("27", "25")]).toEqual([
    "1 seat, 1 regular passenger",
    "27 seats, 25 regular passengers",
  ]);
  expect([drawn("1", "0", "1"), drawn("16", "1", "15")]).toEqual([
    "1 seat, 0 regular passengers, 1 free",
    "16 seats, 1 regular passenger, 15 free",
  ]);
  const { seats } = driver.driverDetailsMessages;
  expect([seats("1"), seats("16")]).toEqual(["1 seat", "16 seats"]);
});
