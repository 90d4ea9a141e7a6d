import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { coordinates, type Person, unwrap } from "./marketplace-values.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { list, requiredText, toText } from "./values.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function toPerson(row: unknown): Person | null {
  if (!isFields(row) || row["registration_status"] === "deleted") return null;
  const id = toText(row["id"]);
  const profile = isFields(row["profile"]) ? row["profile"] : {};
  const parts = [toText(profile["first_name"]), toText(profile["last_name"])].filter((part) => part !== null);
  const name = parts.length > 0 ? parts.join(" ") : toText(row["passenger_name"]);
  return id === null || name === null ? null : { id, name };
}

/**
 * Cells aren't validated by a schema, because a company may have ten thousand employees. Employees without a name can't be
 * selected and are left out.
 */
const people = v.pipe(
  v.unknown(),
  v.metadata({ row: v.unknown(), wrapper: "results" }),
  v.transform((body) => unwrap(body, "results")),
  v.array(v.unknown()),
  v.transform((rows): readonly Person[] => rows.map(toPerson).filter((person) => person !== null)),
);

export const peopleCall = defineCall("GET /api/company/employees/", people, {
  reads: "people",
  // It may contain ten thousand.
  freshFor: 300_000,
  changedBy: "employees",
  query: { page_size: v.literal("all") },
});

/** All employees that a seat may be searched for, in the provider's order, without deleted ones. Throws ApiError. */
export function fetchPeople(http: Http, signal?: AbortSignal): Promise<readonly Person[]> {
  return send(http, peopleCall, { query: { page_size: "all" }, signal });
}

const prediction = entity({ description: requiredText, location: from("coordinates", coordinates) });
/** An address found by the provider's geocoder. */
export type FoundAddress = v.InferOutput<typeof prediction>;
export const placesCall = defineCall("GET /api/core/maps/places/autocomplete/", list(prediction, "predictions"), {
  freshFor: 60 * 60_000,
  query: { location_name: v.string(), adapter: v.literal("marketplace") },
});

/** Search texts must be longer than this, in characters. */
export const addressSearchThreshold = 3;

/** Addresses that match the text; none, without a call, for a text that is too short. Throws ApiError. */
export async function fetchAddresses(http: Http, text: string, signal?: AbortSignal): Promise<readonly FoundAddress[]> {
  const name = text.normalize("NFC").trim();
  if ([...name].length <= addressSearchThreshold) return [];
  return send(http, placesCall, { query: { location_name: name, adapter: "marketplace" }, signal });
}
