import { type ReactNode, useId, useState } from "react";
import { styles, useStyles } from "../element/styles.ts";
import css from "./folded-figures.css?inline";
import { Icon } from "./icon.tsx";
import { chevronDownIcon } from "./icons.ts";

const foldStyles = styles(css);

export interface ShortFigure {
  /** What it is, for those who don't see where it stands. */
  readonly label: string;
  /** As it stands in the line: `443 m`. */
  readonly text: string;
}

interface FoldedProps {
  readonly label: string;
  /** What the line says of the cards; empty while they aren't known. */
  readonly line: readonly ShortFigure[];
  /** The cards. */
  readonly children: ReactNode;
}

/**
 * Figures over a list. On a phone the list comes before them and they are one line, which opens to all of them; they
 * stand in a grid or column together with the list.
 * @example <FoldedFigures label="Göstergeler" line={[{ label: "Yürüme", text: "443 m" }]}>cards</FoldedFigures>
 */
export function FoldedFigures({ label, line, children }: FoldedProps) {
  useStyles(foldStyles);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={isOpen ? "folded open" : "folded"}>
      <button
        type="button"
        className="fold-line"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="fold-label">{label}</span>
        <span className="fold-figures">
          {line.map((figure) => (
            <span key={figure.label}>
              <span className="visually-hidden">{`${figure.label}: `}</span>
              {figure.text}
            </span>
          ))}
        </span>
        <Icon of={chevronDownIcon} size="small" />
      </button>
      <div id={id} className="fold-body">
        {children}
      </div>
    </div>
  );
}
