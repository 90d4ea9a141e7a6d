import type { ReactNode } from "react";
import { styles, useStyles } from "../element/styles.ts";
import css from "./facts.css?inline";

const factsStyles = styles(css);

interface FactsProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A column of sections about one subject: a person, figures, links. */
export function Facts({ label, children }: FactsProps) {
  useStyles(factsStyles);
  return (
    <section className="card facts" part="card" aria-label={label}>
      {children}
    </section>
  );
}

interface FactFiguresProps {
  /** Three pairs of label and value. */
  readonly figures: readonly (readonly [label: string, value: string])[];
}

export function FactFigures({ figures }: FactFiguresProps) {
  return (
    <dl className="fact-figures">
      {figures.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

/** A label and its value in a description list; the list defines the styles. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
