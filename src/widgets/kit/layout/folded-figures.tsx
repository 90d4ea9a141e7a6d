import type { ReactNode } from "react";
import { styles, useStyles } from "../element/styles.ts";
import { Fold } from "./fold.tsx";
import css from "./folded-figures.css?inline";

const foldStyles = styles(css);

interface ShortFigure {
  /** Accessible name of the figure. */
  readonly label: string;
  /** Its text in the line: `443 m`. */
  readonly text: string;
}

interface FoldedProps {
  readonly label: string;
  /** The figures in the line; empty while they aren't loaded. */
  readonly line: readonly ShortFigure[];
  /** The cards with all figures. */
  readonly children: ReactNode;
}

/**
 * Figures above a list. Up to 640 px of width they are one line below the list, which expands to the cards. They must
 * be in a grid or flex container together with the list.
 * @example <FoldedFigures label="Göstergeler" line={[{ label: "Yürüme", text: "443 m" }]}>cards</FoldedFigures>
 */
export function FoldedFigures({ label, line, children }: FoldedProps) {
  useStyles(foldStyles);
  return (
    <Fold
      name="fold"
      line={
        <>
          <span className="fold-label">{label}</span>
          <span className="fold-figures">
            {line.map((figure) => (
              <span key={figure.label}>
                <span className="visually-hidden">{`${figure.label}: `}</span>
                {figure.text}
              </span>
            ))}
          </span>
        </>
      }
    >
      {children}
    </Fold>
  );
}
