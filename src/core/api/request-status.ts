import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { list, optionalText } from "./values.ts";

/** `created`: İstek Alındı; `rejected`: Reddedildi; `other`: an unknown value. */
export type RequestStatus = "created" | "rejected" | "other";

/** Null: there is no request. */
export const requestStatus = v.pipe(
  optionalText,
  v.metadata({ enum: ["created", "rejected", null] }),
  v.transform((text): RequestStatus | null => {
    if (text === null || text === "null" || text === "None") return null;
    return text === "created" || text === "rejected" ? text : "other";
  }),
);

const states = list(v.object({ request_status: requestStatus }), "results");

export const reservationStatesCall = defineCall("GET /api/marketplace/request/", states, {
  reads: "states",
  changedBy: "seats",
});

/** Number of the company's reservation requests that were rejected. Throws ApiError. */
export async function countRejectedRequests(http: Http, signal?: AbortSignal): Promise<number> {
  const all = await send(http, reservationStatesCall, { signal });
  return all.filter(({ request_status: status }) => status === "rejected").length;
}
