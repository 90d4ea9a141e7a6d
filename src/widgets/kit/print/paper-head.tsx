import type { ReactNode } from "react";
import { formatDate, formatTime } from "../../../core/text/format.ts";
import { useWidget } from "../element/context.ts";
import { styles, useStyles } from "../element/styles.ts";
import { Mark } from "../text/mark.tsx";
import css from "./paper-head.css?inline";
import { usePrinting } from "./paper.ts";

const paperHeadStyles = styles(css);

/** On paper before an area's title. */
export function PaperMark() {
  useStyles(paperHeadStyles);
  return usePrinting() && <Mark />;
}

/** On paper at the right end of an area's title: whose page it is, and of when. */
export function PaperSide() {
  const { session } = useWidget();
  if (!usePrinting()) return null;
  const state = session.$state.get();
  const now = session.environment.now();
  return (
    <p className="paper-side">
      {state.status === "signed-in" && <b>{state.profile.companyName}</b>}
      {formatDate(now)} {formatTime(now)}
    </p>
  );
}

interface PaperHeadProps {
  readonly title: string;
  /** Beside the title. */
  readonly what: string;
}

/** On paper the title of an area whose own heading isn't printed. */
export function PaperHead({ title, what }: PaperHeadProps) {
  if (!usePrinting()) return null;
  return (
    <header className="paper-head">
      <PaperMark />
      <h2>{title}</h2>
      <span className="subtle">{what}</span>
      <PaperSide />
    </header>
  );
}

/** On paper below a list: which of its rows these are. */
export function PaperEnd({ children }: { readonly children: ReactNode }) {
  useStyles(paperHeadStyles);
  return (
    <p className="printed-end row text-xs">
      <svg viewBox="0 0 30 10" aria-hidden="true">
        <path d="M0 5h22" />
        <circle cx="25.5" cy="5" r="3.2" />
      </svg>
      {children}
    </p>
  );
}
