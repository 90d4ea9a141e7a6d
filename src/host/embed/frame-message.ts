import { type Location, titleOf, toAddressOf } from "../../core/portal/addresses.ts";
import type { SessionState } from "../../core/session/session.ts";

/** What the page around the frame is told (docs/frame.md). */
export type FrameMessage =
  /** How tall the page is now, px; only when that has changed. */
  | { readonly type: "shuttle-height"; readonly height: number }
  /** The person has gone to another area. Without its query, which may hold what they have typed. */
  | { readonly type: "shuttle-navigate"; readonly path: string; readonly title: string };

export function toNavigation(location: Location, state: SessionState): FrameMessage & { type: "shuttle-navigate" } {
  return {
    type: "shuttle-navigate",
    path: toAddressOf({ ...location, query: "" }),
    title: titleOf(location.name, state.status === "signed-in" ? state.profile : null),
  };
}
