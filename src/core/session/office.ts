import { type Position, toPosition } from "../api/position.ts";
import type { SessionState } from "./state.ts";

/** Where the company is; null: not known, or not a position. */
export const officeOf = (state: SessionState): Position | null =>
  state.status === "signed-in" ? toPosition(state.profile.companyLatLng) : null;
