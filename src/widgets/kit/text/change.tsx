import { Icon } from "./icon.tsx";
import { trendingDownIcon, trendingUpIcon } from "./icons.ts";

/** A change in words: "28 günde 29 m azaldı". */
export interface Change {
  readonly text: string;
  readonly direction: "up" | "down" | "none";
}

/** The arrow is neutral in colour, up is not always good; what hasn't changed has none. */
export function ChangeLine({ text, direction }: Change) {
  return (
    <p className="change">
      {direction !== "none" && <Icon of={direction === "up" ? trendingUpIcon : trendingDownIcon} size="tiny" />}
      {text}
    </p>
  );
}

/** Of a difference as it is shown. */
export function directionOf(difference: number): Change["direction"] {
  return difference === 0 ? "none" : difference > 0 ? "up" : "down";
}
