import { panelMessages } from "../kit/ui/panel.messages.ts";

/** A small part that couldn't be loaded, in its own place; everything around it works. */
export function MissingNote({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <span className="missing-note" role="alert">
      {text}{" "}
      <button type="button" className="link" onClick={onRetry}>
        {panelMessages.retry}
      </button>
    </span>
  );
}
