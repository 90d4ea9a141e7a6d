import trendingDownIcon from "lucide-static/icons/trending-down.svg?raw";
import trendingUpIcon from "lucide-static/icons/trending-up.svg?raw";
import { Icon } from "./icon.tsx";

/** A change as text: "28 günde 29 m azaldı". */
export interface Change {
  readonly text: string;
  readonly direction: "up" | "down" | "none";
}

/** The arrow has a neutral colour, because up isn't always good. No arrow without a change. */
export function ChangeLine({ text, direction }: Change) {
  return (
    <p className="change">
      {direction !== "none" && <Icon of={direction === "up" ? trendingUpIcon : trendingDownIcon} size="tiny" />}
      {text}
    </p>
  );
}

/** Direction of a difference, which must be rounded as it is shown. */
export function directionOf(difference: number): Change["direction"] {
  return difference === 0 ? "none" : difference > 0 ? "up" : "down";
}
