import { findTyped, typeAheadPause } from "../../kit/overlay/type-ahead.ts";

interface Pressed {
  readonly key: string;
  readonly timeStamp: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface Rows {
  readonly names: readonly string[];
  readonly active: number;
  /** Rows that Page Up and Page Down move by. */
  readonly page: number;
  /** Letters typed so far and when, ms; written by {@link toNextRow}. */
  readonly typed: { text: string; at: number };
}

/** The row that a key leads to: arrows, Page Up and Down, Home, End, or the first letters of a name; null for other keys. */
export function toNextRow(pressed: Pressed, { names, active, page, typed }: Rows): number | null {
  const last = names.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: last,
  };
  const next = steps[pressed.key];
  if (next !== undefined) return last < 0 ? null : Math.max(0, Math.min(last, next));
  if (pressed.key.length !== 1 || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const isWord = pressed.timeStamp - typed.at < typeAheadPause;
  typed.text = isWord ? typed.text + pressed.key : pressed.key;
  typed.at = pressed.timeStamp;
  const found = findTyped(names, typed.text, active);
  return found < 0 ? null : found;
}
