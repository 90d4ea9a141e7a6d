import { type ReactNode, useId, useState } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import { styles, useStyles } from "../element/styles.ts";
import { Icon } from "../text/icon.tsx";
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
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={isOpen ? "fold open" : "fold"}>
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
      <div className="fold-body" id={id}>
        {children}
      </div>
    </div>
  );
}
