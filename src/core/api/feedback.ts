import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { anything } from "./values.ts";

/** Subject of a feedback: a variant of a route or a past trip, by its numeric id. */
export type FeedbackSubject = { readonly routeId: number } | { readonly pastTripId: number };

const feedback = v.string();
export const createFeedbackCall = defineCall("POST /api/company/feedback/", anything, {
  body: v.union([v.object({ route_id: wholeNumber, feedback }), v.object({ past_trip_id: wholeNumber, feedback })]),
});

/** Sends feedback about a route or a trip; the text may be empty. Throws ApiError. */
export async function createFeedback(http: Http, subject: FeedbackSubject, text: string): Promise<void> {
  const about = "routeId" in subject ? { route_id: subject.routeId } : { past_trip_id: subject.pastTripId };
  await send(http, createFeedbackCall, { body: { ...about, feedback: text.normalize("NFC").trim() } });
}
