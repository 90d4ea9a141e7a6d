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

/** In the window, px from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A window or tab of a real browser, driven the same way whatever its protocol. */
export interface Tab {
  /** Resolves when the document has loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page, or of the promise that it is; it must survive JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Real key events, to what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The real pointer. */
  hover(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** The real wheel; px, down is positive. With Control held, as which a pinch on a trackpad comes, if wanted. */
  wheel(point: Point, by: number, options?: { readonly isPinch?: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** A real browser with its first tab. */
export interface Engine extends Tab {
  /** As it tells it: `firefox/153.7.0esr`. */
  readonly version: string;
  /** Another one of the same person. */
  openTab(): Promise<Tab>;
}

export type EngineName = "Chromium" | "Firefox" | "WebKit";

/** Limit of a step, ms: a hanging step fails instead of blocking the run. */
export const stepTimeout = 60_000;
