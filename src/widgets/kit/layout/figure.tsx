import type { ReactNode } from "react";
import { styles, useStyles } from "../element/styles.ts";
import css from "./figure.css?inline";

const figureStyles = styles(css);

interface FigureProps {
  /** Default: a paragraph. */
  readonly as?: "p" | "span" | "dd";
  readonly size?: "large" | "medium";
  readonly className?: string;
  readonly children: ReactNode;
}

/** A number that a card is about; its unit in `small`. */
export function Figure({ as: Tag = "p", size = "large", className = "", children }: FigureProps) {
  useStyles(figureStyles);
  return <Tag className={`figure ${size} ${className}`.trim()}>{children}</Tag>;
}
