import type { ApiError } from "../../../core/errors.ts";
import { toHelp } from "../../../core/errors.ts";
import { type PlaceName, toPath } from "../../../core/places.ts";

/** Where a link inside a widget leads. */
export interface Destination {
  readonly name: PlaceName;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
}

export interface WidgetEventDetails {
  "shuttle-ready": { readonly widget: string };
  "shuttle-navigate": {
    readonly name: PlaceName;
    readonly params: Readonly<Record<string, string>>;
    readonly query: string;
    /** Address in the hosted portal; null without `portal-url`. */
    readonly href: string | null;
    /** It is meant to open beside this page; not prevented, the browser does so. */
    readonly newTab?: true;
  };
  "shuttle-query": { readonly query: string };
  "shuttle-error": {
    readonly widget: string;
    readonly call: string;
    readonly status: number;
    readonly message: string;
  };
  "shuttle-export": { readonly widget: string; readonly file: string; readonly rows: number };
}

export type WidgetEventName = keyof WidgetEventDetails;

type WidgetEvents = { readonly [Name in WidgetEventName]: CustomEvent<WidgetEventDetails[Name]> };

declare global {
  interface HTMLElementEventMap extends WidgetEvents {}
}

/** Raises a widget's event; false when a listener prevented it. */
export type Emit = <Name extends WidgetEventName>(name: Name, detail: WidgetEventDetails[Name]) => boolean;

export function createEmit(host: HTMLElement): Emit {
  return (name, detail) =>
    host.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === "shuttle-navigate" }),
    );
}

export function toErrorDetail(widget: string, error: ApiError): WidgetEventDetails["shuttle-error"] {
  return { widget, call: error.call, status: error.status, message: toHelp(error) };
}

/** The address of a destination in the hosted portal, or null when the page didn't say where that is. */
export function toHref(destination: Destination, portalUrl: string | null): string | null {
  if (portalUrl === null) return null;
  const path = toPath(destination.name, (destination.params ?? {}) as never, destination.query ?? "");
  return `${portalUrl.replace(/\/+$/, "")}${path}`;
}
