import { styles, useStyles } from "../element/styles.ts";
import css from "./missing-note.css?inline";
import { RetryLink } from "./retry-button.tsx";

const noteStyles = styles(css);

/** Replaces a small part that couldn't be loaded; everything around it works. */
export function MissingNote({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  useStyles(noteStyles);
  return (
    <span className="missing-note muted text-sm" role="alert">
      {text} <RetryLink onRetry={onRetry} />
    </span>
  );
}
