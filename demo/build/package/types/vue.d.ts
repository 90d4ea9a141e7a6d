/*
 * Vue 3: the elements in templates, with their attributes and typed events (`@shuttle-query="(event) => event.detail.query"`).
 * Once in a project, in tsconfig.json: `"types": ["shuttle-widgets/vue"]`, and `isCustomElement: (tag) => tag.startsWith("shuttle-")` for
 * the compiler.
 */
import type { DefineComponent, HTMLAttributes } from "vue";
import type { ShuttleAttributeMap, ShuttleEventMap, ShuttleSessionElement } from "./elements.js";

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** Vue checks templates by JavaScript names: `page-size` is `pageSize`. */
type Attributes<Own> = { [Name in keyof Own & string as CamelCase<Name>]?: Own[Name] | undefined };

type Handlers = {
  [Name in keyof ShuttleEventMap & string as CamelCase<`on-${Name}`>]?: (event: ShuttleEventMap[Name]) => void;
};

type Properties<Tag> = Tag extends "shuttle-session" ? { getToken?: ShuttleSessionElement["getToken"] } : unknown;

export type ShuttleComponents = {
  [Tag in keyof ShuttleAttributeMap]: DefineComponent<
    Attributes<ShuttleAttributeMap[Tag]> & Handlers & Properties<Tag> & Pick<HTMLAttributes, "class" | "style" | "id">
  >;
};

declare module "vue" {
  interface GlobalComponents extends ShuttleComponents {}
}
