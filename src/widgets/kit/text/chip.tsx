import type { ReactNode } from "react";
import { styles, useStyles } from "../element/styles.ts";
import css from "./chip.css?inline";
import { Icon } from "./icon.tsx";

const chipStyles = styles(css);

/** `live` has a pulsing dot instead of an icon. */
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
  /** Text, and at most one button with the class `chip-action`. */
  readonly children: ReactNode;
}

/** A state other than the normal one. Always with text: the colour alone must not carry the meaning. */
export function Chip({ kind, icon, children }: ChipProps) {
  useStyles(chipStyles);
  return (
    <span className={`chip ${kind}`}>
      {icon && <Icon of={icon} size="tiny" />}
      {children}
    </span>
  );
}
