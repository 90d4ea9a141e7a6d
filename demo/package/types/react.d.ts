/*
 * React 19: the elements in JSX, with their attributes and typed events (`onshuttle-query={(event) => event.detail.query}`).
 * Once in a project, in tsconfig.json: `"types": ["shuttle-widgets/react"]`
 */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ShuttleAttributeMap, ShuttleEventMap, ShuttleSessionElement, ShuttleTagNameMap } from "./elements.js";

type Handlers = {
  [Name in keyof ShuttleEventMap as `on${Name}`]?: ((event: ShuttleEventMap[Name]) => void) | undefined;
};

/** React sets these as properties, once `shuttle-widgets` or `shuttle-widgets/session` is imported. */
type Properties<Tag> = Tag extends "shuttle-session"
  ? { getToken?: ShuttleSessionElement["getToken"] | undefined }
  : unknown;

export type ShuttleElements = {
  [Tag in keyof ShuttleAttributeMap]: DetailedHTMLProps<
    HTMLAttributes<ShuttleTagNameMap[Tag]>,
    ShuttleTagNameMap[Tag]
  > &
    ShuttleAttributeMap[Tag] &
    Handlers &
    Properties<Tag>;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends ShuttleElements {}
  }
}
