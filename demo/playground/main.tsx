import { createRoot } from "react-dom/client";
import "../../src/host/fonts/fonts.css";
import "../../src/widgets/kit/element/tokens.css";
import "../../src/widgets/kit/layout/base.css";
import "../../src/widgets/kit/field/field.css";
import { createAccountStore } from "./account/account.ts";
import { createEventLog } from "./log/event-log.ts";
import { followLinks, keepQuery } from "./navigation.ts";
import { Playground } from "./playground.tsx";
import { createSetupStore } from "./setup/address.ts";
import { followTheme } from "./theme.ts";
import "./styles/page.css";
import "./styles/settings.css";
import "./styles/stage.css";
import "./styles/results.css";

const session = document.querySelector("shuttle-session");
const container = document.getElementById("playground");
if (session && container) {
  const log = createEventLog();
  const store = createSetupStore();
  const account = createAccountStore(session);
  followTheme(store.$setup, session);
  followLinks(store.change);
  keepQuery(store.change);
  createRoot(container).render(<Playground store={store} account={account} log={log} />);
}
