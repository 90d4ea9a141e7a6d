import type { ReactNode } from "react";
import { styles, useStyles } from "../element/styles.ts";
import css from "./chip.css?inline";
import { Icon } from "./icon.tsx";

const chipStyles = styles(css);

/** What a chip may say; `live` has a pulsing dot in place of an icon. */
export type ChipKind =
  | "ok"
  | "warn"
  | "bad"
  | "accent"
  | "live"
  | "line"
  | "morning"
  | "evening"
  | "hold"
  | "plain"
  | "neutral";

interface ChipProps {
  readonly kind: ChipKind;
  readonly icon?: string | undefined;
  /** Words, and at most one button of the class `chip-action`. */
  readonly children: ReactNode;
}

/** A word about a state that isn't the normal one; never colour alone. */
export function Chip({ kind, icon, children }: ChipProps) {
  useStyles(chipStyles);
  return (
    <span className={`chip ${kind}`}>
      {icon && <Icon of={icon} size="tiny" />}
      {children}
    </span>
  );
}
