import { createRoot } from "react-dom/client";
import "../../src/host/fonts/fonts.css";
import "../../src/widgets/kit/element/tokens.css";
import "../../src/widgets/kit/layout/base.css";
import "../../src/widgets/kit/field/field.css";
import "../../src/widgets/kit/field/segmented.css";
import { createViewStore } from "./address.ts";
import { giveAnswers } from "./answers.ts";
import { Gallery } from "./gallery.tsx";
import { openSessions } from "./sessions.ts";
import { elementOf } from "../playground/setup/catalogue.ts";
import "../playground/styles/page.css";
import "../playground/styles/settings.css";
import "./gallery.css";

const answers = giveAnswers();
const store = createViewStore();
const system = matchMedia("(prefers-color-scheme: dark)");
const showTheme = () => {
  const { theme } = store.$view.get();
  document.documentElement.dataset["shuttleTheme"] = theme === "auto" ? (system.matches ? "dark" : "light") : theme;
};
system.addEventListener("change", showTheme);
store.$view.subscribe(showTheme);

let isForDemo: boolean | undefined;
let close = () => undefined as void;
store.$view.subscribe(({ element }) => {
  const { isForDemoAccounts } = elementOf(element) ?? { isForDemoAccounts: false };
  if (isForDemoAccounts === isForDemo) return;
  isForDemo = isForDemoAccounts;
  close();
  close = openSessions(isForDemo);
});

const container = document.getElementById("gallery");
if (container) createRoot(container).render(<Gallery store={store} answers={answers} />);
