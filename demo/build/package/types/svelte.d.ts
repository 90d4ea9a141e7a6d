/*
 * Svelte 5: the elements in markup, with their attributes and typed events (`onshuttle-query={(event) => event.detail.query}`).
 * Once in a project, in tsconfig.json: `"types": ["shuttle-widgets/svelte"]`
 */
import type { HTMLAttributes } from "svelte/elements";
import type { ShuttleAttributeMap, ShuttleEventMap, ShuttleSessionElement, ShuttleTagNameMap } from "./elements.js";

type Handlers = {
  [Name in keyof ShuttleEventMap as `on${Name}`]?: ((event: ShuttleEventMap[Name]) => void) | undefined;
};

/** Svelte sets these as properties, once `shuttle-widgets` or `shuttle-widgets/session` is imported. */
type Properties<Tag> = Tag extends "shuttle-session"
  ? { getToken?: ShuttleSessionElement["getToken"] | undefined }
  : unknown;

export type ShuttleElements = {
  [Tag in keyof ShuttleAttributeMap]: HTMLAttributes<ShuttleTagNameMap[Tag]> &
    ShuttleAttributeMap[Tag] &
    Handlers &
    Properties<Tag>;
};

declare module "svelte/elements" {
  interface SvelteHTMLElements extends ShuttleElements {}
}
