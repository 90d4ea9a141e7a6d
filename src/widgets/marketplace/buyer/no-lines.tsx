import { useStore } from "@nanostores/react";
import { toHelp } from "../../../core/http/errors.ts";
import { EmptyPanel } from "../../kit/feedback/panel.tsx";
import type { Buyer } from "./buyer.store.ts";
import { buyerMessages as texts } from "./buyer.messages.ts";

/** No line was found; a button asks the provider for one. */
export function NoLines({ buyer: { wish, lines } }: { readonly buyer: Buyer }) {
  const state = useStore(wish.$state);
  const { pastSearchId } = useStore(lines.$view);
  const isRunning = state.status === "running";
  return (
    <EmptyPanel title={texts.none}>
      {state.status !== "done" && <p>{texts.noneHelp}</p>}
      <div role="status">
        {state.status === "done" && (
          <p className="market-wished">
            <strong>{texts.wished}</strong> {texts.wishedHelp}
          </p>
        )}
        {state.status === "failed" && (
          <p>
            {texts.wishFailed} {toHelp(state.error)}
          </p>
        )}
      </div>
      {state.status !== "done" && pastSearchId !== null && (
        <button
          type="button"
          className="button primary small"
          disabled={isRunning}
          aria-busy={isRunning}
          onClick={() => void wish.send(pastSearchId)}
        >
          {isRunning && <span className="spinner" />}
          {isRunning ? texts.wishing : texts.wish}
        </button>
      )}
    </EmptyPanel>
  );
}
