/** One real browser with one window, driven the same way whatever its protocol. */
export interface Engine {
  /** As it tells it: `firefox/153.7.0esr`. */
  readonly version: string;
  /** Resolves when the document has loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page; it must survive JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Real key events, to what has the focus. */
  type(text: string): Promise<void>;
  press(key: "Enter" | "Tab" | "Escape"): Promise<void>;
  close(): Promise<void>;
}

export type EngineName = "firefox" | "webkit";

/** A step that hangs fails by itself instead of holding up everything; ms. */
export const stepTimeout = 60_000;
