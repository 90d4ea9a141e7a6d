import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { Mark } from "../../src/widgets/kit/text/mark.tsx";
import { Segmented } from "../../src/widgets/kit/field/segmented.tsx";
import { AccountPanel } from "./account/account-panel.tsx";
import type { AccountStore } from "./account/account.ts";
import { CodeCard } from "./code/code-card.tsx";
import type { EventLog } from "./log/event-log.ts";
import { LogCard } from "./log/log-card.tsx";
import { playgroundMessages as texts } from "./playground.messages.ts";
import type { SetupStore } from "./setup/address.ts";
import { elementOf } from "./setup/catalogue.ts";
import { AttributesPanel, ElementPanel } from "./setup/element-panel.tsx";
import { LookPanel } from "./setup/look-panel.tsx";
import { themes } from "./setup/setup.ts";
import { Stage } from "./stage/stage.tsx";

interface PlaygroundProps {
  readonly store: SetupStore;
  readonly account: AccountStore;
  readonly log: EventLog;
}

const themeOptions = themes.map((value) => ({ value, label: texts.themes[value] }));

export function Playground({ store, account, log }: PlaygroundProps) {
  const setup = useStore(store.$setup);
  const accounts = useStore(account.$accounts);
  const element = elementOf(setup.element);
  const wanted = setup.account;

  useEffect(() => {
    const found = accounts.find(({ id }) => id === wanted);
    if (found) void account.use(found);
  }, [account, accounts, wanted]);

  return (
    <>
      <header className="top">
        <div className="brand">
          <Mark />
          <h1>{texts.title}</h1>
        </div>
        <nav aria-label={texts.places}>
          <a className="link" href="/">
            {texts.portal}
          </a>
          <a className="link" href="/intranet/">
            {texts.intranet}
          </a>
        </nav>
        <Segmented
          label={texts.theme}
          options={themeOptions}
          value={setup.theme}
          onChange={(theme) => store.change((before) => ({ ...before, theme }))}
        />
      </header>
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
          <LookPanel setup={setup} onChange={store.change} />
        </div>
        <div className="work">
          <Stage setup={setup} onChange={store.change} />
          <div className="results">
            <CodeCard setup={setup} />
            <LogCard log={log} />
          </div>
        </div>
      </main>
      <p className="visually-hidden" role="status">
        {texts.changed} {element?.title}
      </p>
    </>
  );
}
