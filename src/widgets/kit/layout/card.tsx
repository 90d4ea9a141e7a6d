import { type ReactNode, useId } from "react";

interface CardProps {
  readonly title: ReactNode;
  /** At the right end of the head: a choice, a link, a figure. */
  readonly control?: ReactNode;
  /** Content runs to the card's edge and is cut at its corners (maps, tables). */
  readonly isClipped?: boolean;
  readonly children: ReactNode;
}

/** A titled region. Its heading is an `h2`: the `h1` belongs to the page or the surrounding intranet. */
export function Card({ title, control, isClipped = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={isClipped ? "card clipped" : "card"} aria-labelledby={id} part="card">
      <header className="card-head">
        <h2 className="card-title" id={id}>
          {title}
        </h2>
        {control && <div className="card-control">{control}</div>}
      </header>
      {children}
    </section>
  );
}
