import type { ApiError } from "../../../core/http/errors.ts";
import { toHelp } from "../../../core/http/errors.ts";
import { type PlaceName, toPath } from "../../../core/portal/places.ts";

/** Target of a link inside a widget. */
export interface Destination {
  readonly name: PlaceName;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
}

export interface ErrorDetail {
  readonly widget: string;
  /**
   * Method and path of the call, without parameters; for failures without a call `session`, `getToken`, `render`,
   * `import` or `export`.
   */
  readonly call: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Help for the user, in the language of the page. */
  readonly message: string;
  /** `load`: no content could be shown; `part`: a part of the content failed; `action`: an action of the user failed. */
  readonly kind: "load" | "part" | "action";
}

export interface WidgetEventDetails {
  "shuttle-ready": { readonly widget: string };
  "shuttle-navigate": {
    readonly name: PlaceName;
    readonly params: Readonly<Record<string, string>>;
    readonly query: string;
    /** Address in the hosted portal; null without `portal-url`. */
    readonly href: string | null;
    /** The link opens in a new tab, unless a listener prevents it. */
    readonly newTab?: true;
  };
  "shuttle-query": { readonly query: string };
  "shuttle-error": ErrorDetail;
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

export function toErrorDetail(widget: string, error: ApiError, kind: ErrorDetail["kind"] = "action"): ErrorDetail {
  return { widget, call: error.call, status: error.status, message: toHelp(error), kind };
}

/** The address of a destination in the hosted portal; null without `portal-url`. */
export function toHref(destination: Destination, portalUrl: string | null): string | null {
  if (portalUrl === null) return null;
  const path = toPath(destination.name, (destination.params ?? {}) as never, destination.query ?? "");
  return `${portalUrl.replace(/\/+$/, "")}${path}`;
}
