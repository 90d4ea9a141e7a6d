import { useStore } from "@nanostores/react";
import { type ComponentType, createElement, lazy, type MouseEvent, type ReactNode, Suspense, useEffect } from "react";
import { toHelp } from "../core/http/errors.ts";
import { jobsOf } from "../core/session/jobs.ts";
import { type Location, type PlaceName, titleOf } from "../core/portal/addresses.ts";
import type { Profile } from "../core/session/session.ts";
import { FailedPanel, SkeletonPanel } from "../widgets/kit/feedback/panel.tsx";
import { AreaElement } from "./area-element.tsx";
import { areaOf } from "./areas.ts";
import { useArrival } from "./arrival.ts";
import { usePortal } from "./context.ts";
import type { View } from "./guard.ts";
import { hostMessages as texts } from "./host.messages.ts";
import { LanguageSwitch } from "./preferences/language-switch.tsx";
import { PlaceLink } from "./place-link.tsx";
import { loadAccessibility, loadChrome, loadFrameSearch, loadJobs, loadNotFound, loadPrivacy } from "./load-parts.ts";

const Chrome = lazy(loadChrome);
const FrameSearch = lazy(loadFrameSearch);
/** Pages that the host draws itself. */
const ownPages: Readonly<Partial<Record<PlaceName, ComponentType>>> = {
  "not-found": lazy(loadNotFound),
  accessibility: lazy(loadAccessibility),
  privacy: lazy(loadPrivacy),
};
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

/** Without a fragment, which would become an entry of the history and part of copied addresses. */
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

interface ContentProps {
  readonly view: View;
  readonly profile: Profile | null;
}

function Content({ view, profile }: ContentProps) {
  const { session, guard } = usePortal();
  if (view.kind === "sign-in") {
    return createElement(
      "shuttle-sign-in",
      null,
      <LanguageSwitch slot="foot" session={session} />,
      <PlaceLink slot="foot" to="accessibility">
        {titleOf("accessibility", profile)}
      </PlaceLink>,
    );
  }
  if (view.kind === "unavailable") {
    return <FailedPanel title={texts.tokenFailed} help={texts.tokenFailedHelp} onRetry={() => session.retry()} />;
  }
  if (view.kind === "wait") {
    return (
      <Page name={view.location.name} profile={profile}>
        <SkeletonPanel />
      </Page>
    );
  }
  if (view.kind === "failed") {
    return (
      <Page name={view.location.name} profile={profile}>
        <div className="card">
          <FailedPanel
            title={view.title}
            help={toHelp(view.error)}
            onRetry={() => guard.retry()}
            isRetrying={view.isRetrying}
          />
        </div>
      </Page>
    );
  }
  return view.kind === "place" ? <Place location={view.location} profile={profile} /> : null;
}

function Place({ location, profile }: { readonly location: Location; readonly profile: Profile | null }): ReactNode {
  const OwnPage = ownPages[location.name];
  if (OwnPage) {
    return (
      <Suspense fallback={null}>
        <OwnPage />
      </Suspense>
    );
  }
  const area = areaOf(location.name);
  // Places that the guard always redirects.
  if (!area) return null;
  return (
    <div className={area.isFull ? "portal-page full" : "portal-page"}>
      <AreaElement key={area.tag} area={area} location={location}>
        <h1 slot="heading">{area.heading?.() ?? titleOf(location.name, profile)}</h1>
      </AreaElement>
    </div>
  );
}

/** A page that the host draws itself. */
function Page({
  name,
  profile,
  children,
}: {
  readonly name: PlaceName;
  readonly profile: Profile | null;
  readonly children: ReactNode;
}) {
  return (
    <div className="portal-page">
      <h1 className="portal-heading">{titleOf(name, profile)}</h1>
      {children}
    </div>
  );
}
