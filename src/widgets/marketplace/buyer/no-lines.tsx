import { useStore } from "@nanostores/react";
import { toWriteHelp } from "../../../core/http/errors.ts";
import { EmptyPanel } from "../../kit/feedback/panel.tsx";
import { useFocusFallback } from "../../kit/feedback/use-focus-fallback.ts";
import type { Buyer } from "./buyer.store.ts";
import { buyerMessages as texts } from "../marketplace.messages.ts";

/** No line was found; a button asks the provider for one. */
export function NoLines({ buyer: { wish, lines } }: { readonly buyer: Buyer }) {
  const state = useStore(wish.$state);
  const help = state.status === "failed" ? toWriteHelp(state.error, texts.wishFailed, texts.mayBeWished) : null;
  const { pastSearchId } = useStore(lines.$view);
  return (
    <EmptyPanel title={texts.none}>
      {state.status !== "done" && <p>{texts.noneHelp}</p>}
      <div role="status">
        {state.status === "done" && (
          <p className="market-wished">
            <strong>{texts.wished}</strong> {texts.wishedHelp}
          </p>
        )}
        {help && (
          <p>
            {help.title} {help.text}
          </p>
        )}
      </div>
      {state.status !== "done" && pastSearchId !== null && (
        <WishButton isRunning={state.status === "running"} onWish={() => void wish.send(pastSearchId)} />
      )}
    </EmptyPanel>
  );
}

interface WishProps {
  readonly isRunning: boolean;
  readonly onWish: () => void;
}

/** Removed once the provider has accepted the request; the focus moves to the confirmation. */
function WishButton({ isRunning, onWish }: WishProps) {
  return (
    <button
      ref={useFocusFallback<HTMLButtonElement>()}
      type="button"
      className="button primary small"
      aria-disabled={isRunning}
      aria-busy={isRunning}
      onClick={() => !isRunning && onWish()}
    >
      {isRunning && <span className="spinner" />}
      {isRunning ? texts.wishing : texts.wish}
    </button>
  );
}
