import { type KeyboardEvent, useRef } from "react";
import { activeElementBeside } from "./focus.ts";
import { findTyped, typeAheadPause } from "../field/combobox/type-ahead.ts";

/** Index that an arrow key leads to; undefined for other keys. */
function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === "ArrowDown") return (current + 1) % count;
  // Up without a current entry leads to the last one.
  if (key === "ArrowUp") return (Math.max(current, 0) - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

/** Arrow keys, Home, End and first letters move the focus between a menu's entries; Tab closes it. */
export function useMenuKeys(labels: readonly string[], close: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: "", at: 0 });
  return (event) => {
    if (event.key === "Tab") {
      close();
      return;
    }
    const menu = event.currentTarget;
    const entries = [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
    const current = entries.findIndex((entry) => entry === activeElementBeside(menu));
    let next = nextIndex(event.key, current, entries.length);
    if (isLetter(event)) {
      const before = event.timeStamp - typed.current.at < typeAheadPause ? typed.current.text : "";
      typed.current = { text: before + event.key, at: event.timeStamp };
      next = findTyped(labels, typed.current.text, current);
    }
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };
}
