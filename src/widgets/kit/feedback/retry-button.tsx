import refreshIcon from "lucide-static/icons/refresh-cw.svg?raw";
import { TransientButton } from "../element/transient-button.tsx";
import { Icon } from "../text/icon.tsx";
import { panelMessages } from "./feedback.messages.ts";

interface RetryButtonProps {
  readonly onRetry: () => void;
  readonly isRetrying?: boolean | undefined;
  /** Text of the button, if it does more than retry. */
  readonly text?: string | undefined;
}

/** A button that repeats a failed request. While that runs it isn't `disabled`, because a disabled button would lose the focus. */
export function RetryButton({ onRetry, isRetrying = false, text = panelMessages.retry }: RetryButtonProps) {
  return (
    <TransientButton
      className="button small"
      onClick={() => !isRetrying && onRetry()}
      aria-disabled={isRetrying}
      aria-busy={isRetrying}
    >
      {isRetrying ? <span className="spinner" /> : <Icon of={refreshIcon} />}
      {text}
    </TransientButton>
  );
}

/** The retry button as a link in a line of text. */
export function RetryLink({ onRetry, text = panelMessages.retry }: Omit<RetryButtonProps, "isRetrying">) {
  return (
    <TransientButton className="link" onClick={onRetry}>
      {text}
    </TransientButton>
  );
}

/** Replaces a small part that couldn't be loaded; everything around it works. */
export function MissingNote({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <span className="missing-note muted text-sm" role="alert">
      {text} <RetryLink onRetry={onRetry} />
    </span>
  );
}
