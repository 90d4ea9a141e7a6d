export type Key =
  | "Enter"
  | "Tab"
  | "Shift+Tab"
  | "Escape"
  | "Space"
  | "Backspace"
  | "Home"
  | "End"
  | "PageUp"
  | "PageDown"
  | "ArrowUp"
  | "ArrowDown"
  | "ArrowLeft"
  | "ArrowRight"
  | "Control+A"
  | "Control+K";

/** A point of the viewport, px from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A window or tab of a real browser, driven the same way whatever its protocol. */
export interface Tab {
  /** Resolves when the document has loaded. */
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page and awaits it if it is a promise; the value must be serialisable as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Sends real key events to the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Moves the real pointer. */
  hover(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** Turns the real wheel, px, down is positive; `isPinch` holds Control, as browsers report a pinch on a trackpad. */
  wheel(point: Point, by: number, options?: { readonly isPinch?: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** A real browser with its first tab. */
export interface Engine extends Tab {
  /** As it tells it: `firefox/153.7.0esr`. */
  readonly version: string;
  /** Opens another tab with the same storage. */
  openTab(): Promise<Tab>;
}

export type EngineName = "Chromium" | "Firefox" | "WebKit";

/** Limit of a step, ms: a hanging step fails instead of blocking the run. */
export const stepTimeout = 60_000;
