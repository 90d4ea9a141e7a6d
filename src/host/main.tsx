import { useStore } from "@nanostores/react";
import { atom, type ReadableAtom } from "nanostores";
import { Component, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { layersOf } from "../core/platform/layers.ts";
import { type PlaceName, places } from "../core/portal/addresses.ts";
import { passOn } from "../core/portal/hand-over.ts";
import { jobsOf } from "../core/session/jobs.ts";
import { getSession, type Session } from "../core/session/session.ts";
import { $language, followLanguage } from "../core/text/messages.ts";
import type { WidgetEventDetails } from "../widgets/kit/element/events.ts";
import { keepTexts } from "../widgets/kit/element/kept-texts.ts";
import { adopt } from "../widgets/kit/element/styles.ts";
import { effectiveTheme, type Theme, watchSystemTheme } from "../widgets/kit/element/theme.ts";
import { FailedPanel } from "../widgets/kit/feedback/panel.tsx";
import { toPageMargins, toPageStyles } from "../widgets/kit/print/page-style.ts";
import { defineSessionElement } from "../widgets/kit/root/shuttle-session.ts";
import { concealWhileAway, Localized } from "../widgets/kit/root/starting.tsx";
import { baseStyles } from "../widgets/kit/root/widget-root.tsx";
import { App, loadChrome } from "./app.tsx";
import { followJobs, PortalContext } from "./context.tsx";
import { createGuard } from "./guard.ts";
import { hostMessages as texts } from "./host.messages.ts";
import { followChoice } from "./language.ts";
import { createRouter, type Router } from "./router.ts";
import "./fonts/fonts.css";
import "./host.css";

const loadFacts = () => import("./facts.ts");

/** Places with a list whose rows link to the trips of a route. */
const lists: ReadonlySet<PlaceName> = new Set(["booking", "past-trips"]);

/**
 * When the trips of a route are opened from a list, passes the routes already loaded, so that the trips need no call for
 * them. What another area hands over, such as an address, is passed on, because it must not be in the portal's address.
 */
function createHandOn(session: Session, router: Pick<Router, "$location">): () => void {
  let facts: Awaited<ReturnType<typeof loadFacts>> | null = null;

  const prepare = async () => {
    if (!lists.has(router.$location.get().name)) return;
    facts ??= await loadFacts();
    // The past-trips list has loaded all routes itself; bookings contain only their own.
    if (router.$location.get().name === "booking") facts.learnRoutes(session);
  };
  // If the chunk fails to load, the trips make the call themselves.
  const handleReady = () => void prepare().catch(() => undefined);
  document.addEventListener("shuttle-ready", handleReady);
  let before = router.$location.get().name;
  const stop = router.$location.listen(({ name }) => {
    if (name === "past-route-details" && lists.has(before)) facts?.primeRouteCache(session);
    if (name !== before) passOn(session, name);
    before = name;
  });
  return () => {
    document.removeEventListener("shuttle-ready", handleReady);
    stop();
  };
}

/** Colour of the browser's own bars, equal to the header's. */
const barColors: Readonly<Record<Theme, string>> = { light: "#ffffff", dark: "#1d1720" };

/** Sets the effective theme as an attribute of the page, which elements read; `auto` follows the system. */
function applyTheme(session: Session): { readonly $theme: ReadableAtom<Theme>; stop(): void } {
  const resolve = () => effectiveTheme(session.$settings.get().theme);
  const $theme = atom<Theme>(resolve());
  const update = () => {
    const theme = resolve();
    $theme.set(theme);
    document.documentElement.dataset["shuttleTheme"] = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = barColors[theme];
  };
  const stopSettings = session.$settings.subscribe(update);
  const stopWatching = watchSystemTheme(update);
  return {
    $theme,
    stop() {
      stopSettings();
      stopWatching();
    },
  };
}

/** Offers to reload after an error of the page, or when a chunk failed to load (after a new version was deployed). */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className="portal-bare" id="content">
        <FailedPanel title={texts.broken} help={texts.brokenHelp} onRetry={() => location.reload()} />
      </main>
    );
  }
}

/** Follows `shuttle-navigate` events of the elements within this page. */
function followElements(router: Router): () => void {
  const handle = (event: Event) => {
    const { name, params, query, newTab } = (event as CustomEvent<WidgetEventDetails["shuttle-navigate"]>).detail;
    // The browser opens new tabs.
    if (newTab || !Object.hasOwn(places, name)) return;
    event.preventDefault();
    // An address without a page is replaced, so that Back doesn't return to it.
    router.open({ name: name satisfies PlaceName, params, query }, { replace: name === "not-found" });
  };
  document.addEventListener("shuttle-navigate", handle);
  return () => document.removeEventListener("shuttle-navigate", handle);
}

const font = '"Hanken Grotesk Variable", sans-serif';

/** Writes title, company, maker and page numbers into the margins when the browser's own command prints the page. */
function followPaper(session: Session): void {
  const styleSheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(styleSheet);
  addEventListener("beforeprint", () => {
    const { productName } = session.$settings.get();
    const title = document.title.replace(` · ${productName}`, "");
    styleSheet.replaceSync(`@media print{${toPageStyles(toPageMargins(session, title), font)}}`);
  });
}

// The page's markup has the address of the API, which must be read before the session makes its first call.
defineSessionElement();
const session = getSession();
followLanguage();
// Before the router reads the address, from which this takes the language.
followChoice(session);
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
// In a frame (`?embed=1`) first its styles and its messages to the embedding page.
if (router.isEmbedded)
  void import("./frame.ts").then(({ startFrame }) => startFrame(router, session)).then(render, render);
else render();
