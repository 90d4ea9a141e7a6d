/*
 * React 19: the elements in JSX, with their attributes and typed events (`onshuttle-query={(event) => event.detail.query}`).
 * Once in a project, in tsconfig.json: `"types": ["shuttle-widgets/react"]`
 * React 16.8 to 18: a component for each element, below.
 */
import type { DetailedHTMLProps, ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from "react";
import type {
  ShuttleAttributeMap,
  ShuttleEventMap,
  ShuttleSessionElement,
  ShuttleSessionEventMap,
  ShuttleTagNameMap,
  ShuttleWidgetEventMap,
} from "./elements.js";

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

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type OwnProps<Tag extends keyof ShuttleAttributeMap> = {
  [Name in keyof ShuttleAttributeMap[Tag] & string as CamelCase<Name>]?: ShuttleAttributeMap[Tag][Name] | undefined;
};

type EventProps<Events> = {
  [Name in keyof Events & string as CamelCase<`on-${Name}`>]?: ((event: Events[Name]) => void) | undefined;
};

/** Attributes and properties by their names in JavaScript (`pageSize`), events as `onShuttleQuery`, and what any HTML element has. */
export type ShuttleProps<Tag extends keyof ShuttleAttributeMap> = Omit<
  HTMLAttributes<ShuttleTagNameMap[Tag]>,
  keyof OwnProps<Tag>
> &
  OwnProps<Tag> &
  EventProps<Tag extends "shuttle-session" ? ShuttleSessionEventMap : ShuttleWidgetEventMap> &
  Properties<Tag>;

/** Loads the code of its element when it is mounted; a `ref` is the element. */
export type ShuttleComponent<Tag extends keyof ShuttleAttributeMap> = ForwardRefExoticComponent<
  ShuttleProps<Tag> & RefAttributes<ShuttleTagNameMap[Tag]>
>;
