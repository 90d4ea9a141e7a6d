import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { type Coordinates, coordinates, type Person, unwrap } from "./marketplace-values.ts";
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
 * Without a schema per cell, because a company may have ten thousand employees. Those without a name can't be selected
 * and are left out.
 */
const people = v.pipe(
  v.unknown(),
  v.transform((body) => unwrap(body, "results")),
  v.array(v.unknown()),
  v.transform((rows): readonly Person[] => rows.map(toPerson).filter((person) => person !== null)),
);

/** All employees that a seat may be searched for, in the provider's order, without deleted ones. Throws ApiError. */
export function fetchPeople(http: Http, signal?: AbortSignal): Promise<readonly Person[]> {
  return http.get("/api/company/employees/", { query: { page_size: "all" }, schema: people, signal });
}

/** An address found by the provider's geocoder. */
export interface FoundAddress {
  readonly description: string;
  readonly location: Coordinates;
}

const prediction = v.pipe(
  v.object({ description: requiredText, coordinates }),
  v.transform((row): FoundAddress => ({ description: row.description, location: row.coordinates })),
);
const predictions = list(prediction, "predictions");

/** Addresses are searched for texts longer than this. */
export const addressSearchThreshold = 3;

/** Addresses that match the text; none, without a call, for a text that is too short. Throws ApiError. */
export async function fetchAddresses(http: Http, text: string, signal?: AbortSignal): Promise<readonly FoundAddress[]> {
  const name = text.normalize("NFC").trim();
  if ([...name].length <= addressSearchThreshold) return [];
  const query = { location_name: name, adapter: "marketplace" };
  return http.get("/api/core/maps/places/autocomplete/", { query, schema: predictions, signal });
}
