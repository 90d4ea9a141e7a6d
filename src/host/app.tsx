import { useStore } from "@nanostores/react";
import {
  type ComponentType,
  lazy,
  type MouseEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { jobsOf } from "../core/session/jobs.ts";
import { titleOf } from "../core/portal/access.ts";
import type { Profile } from "../core/session/session.ts";
import { Content } from "./content.tsx";
import { usePortal } from "./context.tsx";
import type { View } from "./guard.ts";
import { hostMessages as texts } from "./host.messages.ts";

/** Longest wait for a page to grow to its former scroll position, ms. */
const restoreTimeout = 8000;

/** Scrolls to `target` as soon as the page is long enough, unless the user scrolls first. */
function restoreScroll(target: number): () => void {
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  const observer = new ResizeObserver(() => attempt());
  const attempt = () => {
    scrollTo(0, target);
    if (Math.abs(scrollY - target) < 2) stop();
  };
  const timer = setTimeout(stop, restoreTimeout);
  stopper.signal.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  for (const type of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    addEventListener(type, stop, { passive: true, signal: stopper.signal });
  }
  observer.observe(document.body);
  attempt();
  return stop;
}

/** Focuses the page's heading, or the content region while the element hasn't rendered it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("#content h1") ?? document.querySelector<HTMLElement>("#content");
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  if (document.activeElement !== heading)
    document.querySelector<HTMLElement>("#content")?.focus({ preventScroll: true });
}

/** Whether nothing has been focused in the meantime. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.id === "content";
}

/**
 * Does for every navigation what browsers do on a page load: scrolls, focuses the heading and has the title announced.
 * The first one is a real page load and keeps the focus. Returns the text to announce.
 */
function useArrival(title: string): string {
  const { router } = usePortal();
  const { number, scroll } = useStore(router.$visit);
  const [announcement, setAnnouncement] = useState("");
  const seen = useRef<number | null>(null);
  const announce = useEffectEvent(() => setAnnouncement(title));

  useEffect(() => {
    const isFirst = seen.current === null;
    if (seen.current === number) return undefined;
    seen.current = number;
    const stopRestoring = scroll > 0 ? restoreScroll(scroll) : undefined;
    if (isFirst) return stopRestoring;
    if (scroll === 0) scrollTo(0, 0);
    focusHeading();
    announce();
    // Loading an element removes the slotted heading for a moment, which loses the focus.
    const handleReady = () => {
      if (isFocusFree()) focusHeading();
    };
    document.addEventListener("shuttle-ready", handleReady);
    return () => {
      stopRestoring?.();
      document.removeEventListener("shuttle-ready", handleReady);
    };
  }, [number, scroll]);

  return announcement;
}

/* Chunks of the page that the sign-in doesn't need. */
export const loadChrome = () => import("./shell/chrome.tsx");
const Chrome = lazy(async () => ({ default: (await loadChrome()).Chrome }));
/** The search, for a page in a frame that requests it (`?embed=search`). */
const FrameSearch = lazy(async () => ({ default: (await loadChrome()).FrameSearch }));
// If this chunk fails to load, the page works without toasts and questions about jobs.
const Jobs = lazy<ComponentType>(() =>
  import("./jobs.tsx").then(
    ({ Jobs: component }) => ({ default: component }),
    () => ({ default: LeaveAtOnce }),
  ),
);

/** The whole page: the guard's view, with or without header and sidebar. */
export function App() {
  const { session, router, guard } = usePortal();
  const view = useStore(guard.$view);
  const state = useStore(session.$state);
  const { name } = useStore(router.$location);
  const { productName } = useStore(session.$settings);
  const profile = state.status === "signed-in" ? state.profile : null;
  const title = titleOf(name, profile);
  const announcement = useArrival(title);
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);

  if (view.kind === "blank") return null;
  return (
    <>
      {state.status === "signed-in" && !router.isEmbedded ? (
        <>
          <SkipLink />
          <div className="portal-shell" data-layout={state.layout}>
            <Suspense fallback={<ChromeSpace />}>
              <Chrome profile={state.profile} layout={state.layout} />
            </Suspense>
            <main className="portal-main" id="content" tabIndex={-1}>
              <Content view={view} profile={profile} />
            </main>
          </div>
        </>
      ) : (
        <>
          {profile && router.hasFrameSearch && (
            <Suspense fallback={null}>
              <FrameSearch profile={profile} />
            </Suspense>
          )}
          <main className={frameOf(view, profile)} id="content" tabIndex={-1}>
            <Content view={view} profile={profile} />
          </main>
        </>
      )}
      {state.status === "signed-in" && (
        <Suspense fallback={null}>
          <Jobs />
        </Suspense>
      )}
      <p className="visually-hidden portal-announcement" role="status">
        {announcement}
      </p>
    </>
  );
}

/** Lets every navigation through when the code that asks about running jobs is missing. */
function LeaveAtOnce() {
  const jobs = jobsOf(usePortal().session);
  const question = useStore(jobs.$question);
  useEffect(() => {
    if (question?.asker === document) jobs.answer(true);
  }, [jobs, question]);
  return null;
}

/** Class of the frame without header and sidebar: nobody is signed in, or the page is in an `iframe`. */
function frameOf(view: View, profile: Profile | null): string {
  if (profile !== null) return "portal-main";
  return view.kind === "sign-in" ? "portal-sign-in" : "portal-bare";
}

/** Reserves the space of header and sidebar while their code loads, so that the content doesn't move. */
function ChromeSpace() {
  return (
    <>
      <div className="portal-top" />
      <div className="portal-side" />
    </>
  );
}

/** Focuses the content by script, because a fragment would add a history entry and be part of copied addresses. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}

function SkipLink() {
  return (
    <a className="portal-skip" href="#content" onClick={skipToContent}>
      {texts.skip}
    </a>
  );
}
