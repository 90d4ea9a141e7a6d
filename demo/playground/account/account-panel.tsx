import { useStore } from "@nanostores/react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import logOutIcon from "lucide-static/icons/log-out.svg?raw";
import { Icon } from "../../../src/widgets/kit/text/icon.tsx";
import { accountMessages as texts } from "./account.messages.ts";
import type { AccountState, AccountStore } from "./account.ts";

interface AccountPanelProps {
  readonly store: AccountStore;
  readonly chosen: number | null;
  readonly onChoose: (account: number) => void;
  readonly onSignOut: () => void;
  readonly wantsDemo: boolean;
}

function toNews(state: AccountState): string {
  if (state.status === "signed-in") return `${texts.signedIn} ${state.userName}`;
  if (state.status === "signing-in") return texts.signingIn;
  return state.status === "failed" ? texts.failed : texts.signedOut;
}

/** The demo's accounts, one click each. */
export function AccountPanel({ store, chosen, onChoose, onSignOut, wantsDemo }: AccountPanelProps) {
  const accounts = useStore(store.$accounts);
  const state = useStore(store.$state);
  return (
    <section className="panel" aria-labelledby="account-title">
      <h2 className="panel-title" id="account-title">
        {texts.title}
      </h2>
      <ul className="accounts">
        {accounts.map(({ id, fullName, purpose }) => (
          <li key={id}>
            <button type="button" className="account" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <span className="account-name">{fullName}</span>
              <span className="account-purpose">{purpose}</span>
              {id === chosen && <Icon of={checkIcon} size="small" />}
            </button>
          </li>
        ))}
      </ul>
      <div className="account-foot">
        <p role="status">{toNews(state)}</p>
        {state.status === "signed-in" && (
          <button type="button" className="button small" onClick={onSignOut}>
            <Icon of={logOutIcon} />
            {texts.signOut}
          </button>
        )}
      </div>
      {wantsDemo && <p className="panel-note">{texts.wantsDemo}</p>}
    </section>
  );
}
