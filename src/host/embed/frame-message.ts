import { titleOf } from "../../core/portal/access.ts";
import { type Location, toAddressOf } from "../../core/portal/addresses.ts";
import type { SessionState } from "../../core/session/session.ts";

/** Messages to the embedding page (docs/frame.md). */
export type FrameMessage =
  /** Height of the page, px; sent when it changes. */
  | { readonly type: "shuttle-height"; readonly height: number }
  /** Sent on navigation to another area. Without its query, which may contain what a person typed. */
  | { readonly type: "shuttle-navigate"; readonly path: string; readonly title: string };

export function toNavigation(location: Location, state: SessionState): FrameMessage & { type: "shuttle-navigate" } {
  return {
    type: "shuttle-navigate",
    path: toAddressOf({ ...location, query: "" }),
    title: titleOf(location.name, state.status === "signed-in" ? state.profile : null),
  };
}
