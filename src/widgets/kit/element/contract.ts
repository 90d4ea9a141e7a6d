/*
 * A contract is data: the single source of an element's public surface. React props, parsing, TypeScript types,
 * custom-elements.json and docs/elements.md are derived from it.
 */

import type { FirstCall } from "../../../core/http/first-calls.ts";
import type { IdentityAttribute } from "./session-attributes.ts";

interface AttributeBase {
  /** Meaning, unit and range; part of the documentation. */
  readonly description: string;
}

export interface TextAttribute extends AttributeBase {
  readonly type: "text";
  readonly default: string | null;
  /** Requires a month or a day of the calendar. Default: any text is valid. */
  readonly format?: "YYYY-MM" | "YYYY-MM-DD";
}

export interface NumberAttribute extends AttributeBase {
  readonly type: "number";
  readonly default: number | null;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** True by presence; `="false"` is accepted as false. The default is always false. */
interface BooleanAttribute extends AttributeBase {
  readonly type: "boolean";
}

export interface ChoiceAttribute<Value extends string = string> extends AttributeBase {
  readonly type: "choice";
  readonly values: readonly Value[];
  readonly default: Value | null;
}

/** Several of `values`, separated by spaces or commas; the order is kept, duplicates are dropped. */
interface ListAttribute<Value extends string = string> extends AttributeBase {
  readonly type: "list";
  readonly values: readonly Value[];
  readonly default: readonly Value[];
}

export type Attribute = TextAttribute | NumberAttribute | BooleanAttribute | ChoiceAttribute | ListAttribute;
export type Attributes = Readonly<Record<string, Attribute>>;

/** Property type of one attribute. */
export type AttributeValue<Spec extends Attribute> = Spec extends BooleanAttribute
  ? boolean
  : Spec extends ListAttribute<infer Value>
    ? readonly Value[]
    : Spec extends ChoiceAttribute<infer Value>
      ? Value | (null extends Spec["default"] ? null : never)
      : Spec extends NumberAttribute
        ? number | (null extends Spec["default"] ? null : never)
        : Spec extends TextAttribute
          ? string | (null extends Spec["default"] ? null : never)
          : never;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The properties of an element: attribute `page-size` is property `pageSize`. */
export type AttributeValues<Specs extends Attributes> = {
  readonly [Name in keyof Specs & string as CamelCase<Name>]: AttributeValue<Specs[Name]>;
};

export interface EventContract {
  readonly description: string;
  /** TypeScript type of `detail`. */
  readonly detail: string;
  readonly isCancelable?: true;
}

interface IdentityNeed {
  /** What the element uses the attribute for. */
  readonly description: string;
  /** Without the attribute the element shows only a notice about the incomplete set-up. */
  readonly isRequired?: true;
}

export interface WidgetContract<Own extends Attributes = Attributes> {
  readonly tag: `shuttle-${string}`;
  readonly summary: string;
  /** Supports demo accounts. Without it the element makes no calls for a demo account and shows a notice. */
  readonly isForDemo?: true;
  /** How it uses the identity attributes of `<shuttle-session>`, beyond what every widget does. */
  readonly identity?: Readonly<Partial<Record<IdentityAttribute, IdentityNeed>>>;
  /** Its own attributes; those that every widget has are in `commonAttributes`. */
  readonly attributes: Own;
  /** Calls for the first content whose parameters are known in advance: they are sent while the element's code is loading. */
  readonly firstCalls?: readonly FirstCall[];
  readonly slots?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly cssProperties?: Readonly<Record<string, string>>;
}

export const commonAttributes = {
  query: {
    type: "text",
    default: "",
    description:
      "The widget's own state as a query string (`page=2&search=ay`); `shuttle-query` tells when a person changes it",
  },
  session: {
    type: "text",
    default: "default",
    description: "Name of the `<shuttle-session>` that this widget belongs to",
  },
  theme: {
    type: "choice",
    values: ["light", "dark", "auto"],
    default: null,
    description: "Overrides the session's theme; `auto` follows the system",
  },
  "refresh-interval": {
    type: "number",
    default: null,
    minimum: 30,
    maximum: 86_400,
    description:
      "Seconds, at least 30: asks for what is shown again so often while the tab is visible; filters, page, selection and scroll stay. Shows how old the data are (`Veri: 08:42`, part `age`)",
  },
  "signed-out": {
    type: "choice",
    values: ["form", "notice"],
    default: "form",
    description: "What stands in the widget's place while nobody is signed in: the sign-in form or a line of text",
  },
} as const satisfies Attributes;

export type CommonValues = AttributeValues<typeof commonAttributes>;

/** Events of every widget; they bubble and are composed, so that a listener on `document` receives them. */
export const commonEvents = {
  "shuttle-ready": {
    detail: "{ widget: string }",
    description:
      "First real content of a load is shown (docs/lifecycle.md); of each load either this or `shuttle-error`",
  },
  "shuttle-navigate": {
    detail: "{ name: string; params: Record<string, string>; query: string; href: string | null; newTab?: true }",
    description:
      "A link or row leads to another area; not prevented: `href` is followed when `portal-url` is set, with `newTab` in a tab of its own",
    isCancelable: true,
  },
  "shuttle-query": { detail: "{ query: string }", description: "A person changed the widget's own state" },
  "shuttle-error": {
    detail: '{ widget: string; call: string; status: number; message: string; kind: "load" | "part" | "action" }',
    description:
      "`load`: nothing could be shown, also for want of a session; `part`: something beside what is shown; `action`: what a person did. Nothing personal in it",
  },
  "shuttle-export": {
    detail: "{ widget: string; file: string; rows: number }",
    description: "A spreadsheet was handed to the browser",
  },
} as const satisfies Readonly<Record<string, EventContract>>;

/** Methods of every widget. */
export const commonMethods = {
  refresh: "Asks for everything shown again; filters, page and selection stay. Resolves when answered",
} as const;

/** Type of the DOM element of a contract. */
export type WidgetElementOf<Contract extends WidgetContract> = HTMLElement & {
  -readonly [Property in keyof AttributeValues<Contract["attributes"]>]: AttributeValues<
    Contract["attributes"]
  >[Property];
} & { -readonly [Property in keyof CommonValues]: CommonValues[Property] } & { refresh(): Promise<void> };

/** Infers the literal types of a contract's attributes, so that values are checked where the contract is used. */
export function defineContract<const Own extends Attributes>(contract: WidgetContract<Own>): WidgetContract<Own> {
  return contract;
}

/** What `diagnose()` reads of an element's class. */
export interface WidgetElementClass {
  readonly shuttleVersion: string;
  /** Its attributes, and the identity attributes of `<shuttle-session>` that it requires. */
  readonly shuttleAttributes: Attributes;
  readonly shuttleIdentity: readonly IdentityAttribute[];
}
