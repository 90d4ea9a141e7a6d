import * as v from "valibot";
import type { employees } from "../../demo/server/schema-people.ts";
import * as contract from "./marketplace-contract.ts";
import { type TestApi, withQuery } from "./helpers.ts";

export const fullTime = { work_type: "full-time", work_days_type: "defined", work_days: [1, 2, 3, 4, 5] } as const;

type Employee = typeof employees.$inferSelect;

/** The marketplace's calls of one account, each answer checked against the contract. */
export function marketplaceOf(api: TestApi, token: () => string) {
  const post = (path: string, body: unknown) => api.request(path, { token: token(), body });
  const get = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    v.parse(schema, await api.get(path, token()));
  const bulkPath = "/api/marketplace/all-passengers-offer-request/";
  const bulk = async (method: string) => {
    const response = await api.request(bulkPath, { method, token: token() });
    if (response.status !== 200) return response.status;
    return v.parse(contract.bulk, await response.json()).all_passenger_offer_request_status;
  };
  return {
    post,
    search: async (body: object, pageSize = 5) =>
      v.parse(
        contract.lines,
        await (await post(`/api/marketplace/?page_size=${pageSize}&page=1`, { ...fullTime, ...body })).json(),
      ),
    passenger: ({ id }: Pick<Employee, "id">) => ({ type: "passenger", passenger_id: id }),
    detail: (lineId: string, searchId: number) =>
      get(
        withQuery("/api/marketplace/route-details/", { unique_id: lineId, past_search_id: String(searchId) }),
        contract.detail,
      ),
    driver: (lineId: string, searchId: number) =>
      get(
        withQuery("/api/marketplace/route-detail-driver-info/", {
          unique_id: lineId,
          past_search_id: String(searchId),
        }),
        contract.driver,
      ),
    reserve: (lineId: string, searchId: number, price: number) =>
      post("/api/marketplace/request/", { past_search_id: searchId, route_unique_id: lineId, price }),
    cancel: (id: number) => api.request(`/api/marketplace/request/${id}/`, { method: "DELETE", token: token() }),
    requests: async () => (await get("/api/marketplace/request/", contract.requests)).results,
    pastSearches: async (size = 3) =>
      (await get(`/api/marketplace/past-search/?page_size=${size}&page=1`, contract.pastSearches)).results,
    places: async (text: string) =>
      (
        await get(
          withQuery("/api/core/maps/places/autocomplete/", { location_name: text, adapter: "marketplace" }),
          contract.predictions,
        )
      ).predictions,
    bulkStatus: () => bulk("GET"),
    makeBulk: () => bulk("POST"),
    cancelBulk: () => bulk("DELETE"),
  };
}
