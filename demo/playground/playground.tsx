import { useStore } from "@nanostores/react";
import { useEffect, useMemo } from "react";
import { AccountPanel } from "./account/account-panel.tsx";
import type { AccountStore } from "./account/account.ts";
import { CodeCard } from "./code/code-card.tsx";
import type { EventLog } from "./log/event-log.ts";
import { LogCard } from "./log/log-card.tsx";
import { playgroundMessages as texts } from "./playground.messages.ts";
import type { SetupStore } from "./setup/address.ts";
import { elementOf } from "./setup/catalogue.ts";
import { ContrastCard } from "./setup/contrast-card.tsx";
import { AttributesPanel, ElementPanel } from "./setup/element-panel.tsx";
import { measureLook } from "./setup/look-colours.ts";
import { LookPanel } from "./setup/look-panel.tsx";
import { themes } from "./setup/setup.ts";
import { Stage } from "./stage/stage.tsx";
import { TopBar } from "./top-bar.tsx";

interface PlaygroundProps {
  readonly store: SetupStore;
  readonly account: AccountStore;
  readonly log: EventLog;
}

const pages = [
  ["/", texts.portal],
  ["/intranet/", texts.intranet],
  ["/gallery/", texts.gallery],
  ["/docs/", texts.docs],
] as const;

export function Playground({ store, account, log }: PlaygroundProps) {
  const setup = useStore(store.$setup);
  const accounts = useStore(account.$accounts);
  const element = elementOf(setup.element);
  const wanted = setup.account;
  const colours = useMemo(() => measureLook(setup.look), [setup.look]);

  useEffect(() => {
    const found = accounts.find(({ id }) => id === wanted);
    if (found) void account.use(found);
  }, [account, accounts, wanted]);

  return (
    <>
      <TopBar
        texts={texts}
        pages={pages}
        themes={themes}
        theme={setup.theme}
        onTheme={(theme) => store.change((before) => ({ ...before, theme }))}
      />
      <main className="page">
        <p className="lead">{texts.lead}</p>
        <div className="settings" role="group" aria-label={texts.settings}>
          <ElementPanel setup={setup} onChange={store.change} />
          <AccountPanel
            store={account}
            chosen={setup.account}
            onChoose={(id) => store.change((before) => ({ ...before, account: id }))}
            onSignOut={() => {
              store.change((before) => ({ ...before, account: null }));
              account.leave();
            }}
            wantsDemo={element?.isForDemoAccounts ?? false}
          />
          <AttributesPanel setup={setup} onChange={store.change} />
          <LookPanel setup={setup} onChange={store.change} colours={colours} />
        </div>
        <div className="work">
          <Stage setup={setup} onChange={store.change} />
          <div className="results">
            <CodeCard setup={setup} />
            <div className="results-side">
              <ContrastCard onChange={store.change} colours={colours} />
              <LogCard log={log} />
            </div>
          </div>
        </div>
      </main>
      <p className="visually-hidden" role="status">
        {texts.changed} {element?.title}
      </p>
    </>
  );
}
