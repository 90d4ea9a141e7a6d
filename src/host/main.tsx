import { useStore } from "@nanostores/react";
import { createRoot } from "react-dom/client";
import { jobsOf } from "../core/session/jobs.ts";
import { layersOf } from "../core/platform/layers.ts";
import { getSession } from "../core/session/session.ts";
import { concealWhileAway } from "../widgets/kit/element/root/conceal.ts";
import { keepTexts } from "../widgets/kit/element/kept-texts.ts";
import { defineSessionElement } from "../widgets/kit/element/shuttle-session.ts";
import { adopt } from "../widgets/kit/element/styles.ts";
import { baseStyles } from "../widgets/kit/element/root/widget-root.tsx";
import { $language, followLanguage } from "../core/text/messages.ts";
import { Localized } from "../widgets/kit/element/root/localized.tsx";
import { followChoice } from "./preferences/language.ts";
import { App } from "./app.tsx";
import { PortalContext } from "./context.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { createGuard } from "./guard.ts";
import { followJobs } from "./job-places.ts";
import { createHandOn } from "./hand-on.ts";
import { loadChrome, loadFrame } from "./load-parts.ts";
import { followElements } from "./navigation.ts";
import { followPaper } from "./paper.ts";
import { createRouter } from "./router.ts";
import { applyTheme } from "./preferences/theme.ts";
import "./fonts/fonts.css";
import "./host.css";

// The page's markup has the address of the API, which must be read before the session makes its first call.
defineSessionElement();
const session = getSession();
const router = createRouter({ leave: (go) => jobsOf(session).leave(document, go), layers: layersOf(session) });
// Loads the header's code in parallel with the element's; on the sign-in page, at the first input.
const loadAhead = () => void loadChrome().catch(() => undefined);
if (!router.isEmbedded) {
  if (session.$state.get().status === "signed-in") loadAhead();
  else addEventListener("input", loadAhead, { once: true });
}

adopt(document, baseStyles);
followPaper(session);
applyTheme(session);
followLanguage();
followChoice(session);
// Before rendering, so that its listeners run first.
createHandOn(session, router);
const guard = createGuard(session, router);
followElements(router);
const jobPlaces = followJobs(session, router);

const translations = import.meta.glob("./**/*.messages.*.ts", { import: "texts" });

function LocalizedApp() {
  const language = useStore($language);
  return (
    <Localized key={language} language={language} translations={translations}>
      <App />
    </Localized>
  );
}

function render(): void {
  const container = document.getElementById("portal");
  if (!container) return;
  concealWhileAway(container, session.environment);
  keepTexts(container);
  createRoot(container).render(
    <ErrorBoundary>
      <PortalContext value={{ session, router, guard, jobPlaces }}>
        <LocalizedApp />
      </PortalContext>
    </ErrorBoundary>,
  );
}

// Renders even if this chunk fails: then the frame only keeps its initial height.
if (router.isEmbedded) void loadFrame(router, session).then(render, render);
else render();
