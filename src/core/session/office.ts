import { type Position, toPosition } from "../api/position.ts";
import type { SessionState } from "./state.ts";

/** Position of the company; null: not known, or invalid. */
export const officeOf = (state: SessionState): Position | null =>
  state.status === "signed-in" ? toPosition(state.profile.companyLatLng) : null;
