import refreshIcon from "lucide-static/icons/refresh-cw.svg?raw";
import { Icon } from "../text/icon.tsx";
import { panelMessages } from "./panel.messages.ts";
import { useFocusFallback } from "./use-focus-fallback.ts";

interface RetryButtonProps {
  readonly onRetry: () => void;
  readonly isRetrying?: boolean | undefined;
  /** When it does more than retry. */
  readonly text?: string | undefined;
}

/** Asks once more for what failed. It keeps the focus meanwhile, which a disabled button would lose. */
export function RetryButton({ onRetry, isRetrying = false, text = panelMessages.retry }: RetryButtonProps) {
  return (
    <button
      ref={useFocusFallback<HTMLButtonElement>()}
      type="button"
      className="button small"
      onClick={() => !isRetrying && onRetry()}
      aria-disabled={isRetrying}
      aria-busy={isRetrying}
    >
      {isRetrying ? <span className="spinner" /> : <Icon of={refreshIcon} />}
      {text}
    </button>
  );
}

/** The same in a line of text. */
export function RetryLink({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <button ref={useFocusFallback<HTMLButtonElement>()} type="button" className="link" onClick={onRetry}>
      {panelMessages.retry}
    </button>
  );
}
