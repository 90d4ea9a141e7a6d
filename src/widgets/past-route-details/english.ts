import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { eventsEnglish } from "./events/events.messages.en.ts";
import { headEnglish } from "./head/head.messages.en.ts";
import { mapEnglish } from "./map/map.messages.en.ts";
import { passengersEnglish } from "./passengers/passengers.messages.en.ts";
import { pastRouteDetailsEnglish } from "./past-route-details.messages.en.ts";
import { replayEnglish } from "./replay/replay.messages.en.ts";
import { tripEnglish } from "./trip/trip.messages.en.ts";
import { tripsEnglish } from "./trips/trips.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  "past-route-details/events": eventsEnglish,
  "past-route-details/head": headEnglish,
  "past-route-details/map": mapEnglish,
  "past-route-details/passengers": passengersEnglish,
  "past-route-details": pastRouteDetailsEnglish,
  "past-route-details/replay": replayEnglish,
  "past-route-details/trip": tripEnglish,
  "past-route-details/trips": tripsEnglish,
};
