import { useStore } from "@nanostores/react";
import { type ComponentType, lazy, type MouseEvent, Suspense, useEffect } from "react";
import { jobsOf } from "../core/session/jobs.ts";
import { titleOf } from "../core/portal/access.ts";
import type { Profile } from "../core/session/session.ts";
import { useArrival } from "./arrival.ts";
import { Content } from "./content/content.tsx";
import { usePortal } from "./context.ts";
import type { View } from "./guard.ts";
import { hostMessages as texts } from "./host.messages.ts";
import { loadChrome, loadFrameSearch, loadJobs } from "./load-parts.ts";

const Chrome = lazy(loadChrome);
const FrameSearch = lazy(loadFrameSearch);
// If this chunk fails to load, the page works without toasts and questions about jobs.
const Jobs = lazy<ComponentType>(() => loadJobs().catch(() => ({ default: LeaveAtOnce })));

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
  const desk = jobsOf(usePortal().session);
  const question = useStore(desk.$question);
  useEffect(() => {
    if (question?.asker === document) desk.answer(true);
  }, [desk, question]);
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
