import { useStore } from "@nanostores/react";
import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { toHelp } from "../core/http/errors.ts";
import { titleOf } from "../core/portal/access.ts";
import type { Location, PlaceName } from "../core/portal/addresses.ts";
import type { Profile, Session } from "../core/session/session.ts";
import { languages, languageTags } from "../core/text/languages.ts";
import { $language } from "../core/text/messages.ts";
import type { WidgetEventDetails } from "../widgets/kit/element/events.ts";
import { FailedPanel, SkeletonPanel } from "../widgets/kit/feedback/panel.tsx";
import { type Area, areaOf } from "./areas.ts";
import { PlaceLink, usePortal } from "./context.tsx";
import type { View } from "./guard.ts";
import { hostMessages as texts } from "./host.messages.ts";
import { chooseLanguage, takeChoice } from "./language.ts";

/** True once the element's code could not be loaded, which `shuttle.js` reports with a `shuttle-error` event. */
function useIsMissing(host: RefObject<HTMLElement | null>): boolean {
  const [isMissing, setMissing] = useState(false);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const handleError = () => setMissing(!customElements.get(element.localName));
    element.addEventListener("shuttle-error", handleError);
    return () => element.removeEventListener("shuttle-error", handleError);
  }, [host]);
  return isMissing;
}

interface AreaElementProps {
  readonly area: Area;
  readonly location: Location;
  /** In place of an element whose code could not be loaded. */
  readonly missing: ReactNode;
  readonly children: ReactNode;
}

function isOtherStep({ steps = [] }: Area, before: string, after: string): boolean {
  const [left, entered] = [new URLSearchParams(before), new URLSearchParams(after)];
  return steps.some((name) => left.get(name) !== entered.get(name));
}

/** One element as the page's content, with its `query` bound to the address. Give it the tag as key. */
function AreaElement({ area, location, missing, children }: AreaElementProps) {
  const { router } = usePortal();
  const host = useRef<HTMLDivElement>(null);
  const isMissing = useIsMissing(host);

  // Sets attributes itself: React 19 sets properties once an element is defined, and attributes before.
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const wanted = new Map(Object.entries(area.attributes?.(location) ?? {}));
    if (location.query !== "") wanted.set("query", location.query);
    for (const name of element.getAttributeNames()) if (!wanted.has(name)) element.removeAttribute(name);
    for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }, [area, location]);

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const handleQuery = (event: Event) => {
      if (event.target !== element) return;
      const { query } = (event as CustomEvent<WidgetEventDetails["shuttle-query"]>).detail;
      const isStep = isOtherStep(area, router.$location.get().query, query);
      router.setQuery(query, { isStep, layers: area.layers ?? [] });
    };
    element.addEventListener("shuttle-query", handleQuery);
    return () => element.removeEventListener("shuttle-query", handleQuery);
  }, [router, area]);

  // Typed as a known element, because the tag is only known at run time.
  const Tag = area.tag as "div";
  if (isMissing) return missing;
  return (
    <div className={area.isFull ? "portal-page full" : "portal-page"}>
      <Tag ref={host}>{children}</Tag>
    </div>
  );
}

interface SwitchProps {
  readonly session: Session;
  readonly slot?: string;
}

/** Buttons that switch to the other languages, for the sign-in page, which has no account menu. */
function LanguageSwitch({ session, slot }: SwitchProps) {
  const current = useStore($language);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeChoice()) button.current?.focus();
  }, []);
  const others = languageTags.filter((tag) => tag !== current);
  return others.map((other, index) => (
    <button
      key={other}
      type="button"
      ref={index === 0 ? button : undefined}
      slot={slot}
      className="portal-language"
      lang={other}
      onClick={() => chooseLanguage(session, other)}
    >
      {languages[other].name}
    </button>
  ));
}

/** Pages that the host draws itself. */
const ownPages: Readonly<Partial<Record<PlaceName, ComponentType>>> = {
  "not-found": lazy(async () => ({ default: (await import("./pages/not-found.tsx")).NotFound })),
  accessibility: lazy(async () => ({ default: (await import("./pages/statements.tsx")).Accessibility })),
  privacy: lazy(async () => ({ default: (await import("./pages/statements.tsx")).Privacy })),
};

interface ContentProps {
  readonly view: View;
  readonly profile: Profile | null;
}

/** Renders the guard's view: an element, or a page that the host draws itself. */
export function Content({ view, profile }: ContentProps) {
  const { session, guard } = usePortal();
  if (view.kind === "sign-in") return <SignIn />;
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

function SignIn() {
  const { session } = usePortal();
  const host = useRef<HTMLDivElement>(null);
  if (useIsMissing(host)) return <MissingCode name="sign-in" profile={null} />;
  const Tag = "shuttle-sign-in" as "div";
  return (
    <Tag ref={host}>
      <LanguageSwitch slot="foot" session={session} />
      <PlaceLink slot="foot" to="accessibility">
        {titleOf("accessibility", null)}
      </PlaceLink>
    </Tag>
  );
}

/** Replaces an element whose code failed to load. Some browsers never request a failed module again, so a retry reloads the page. */
function MissingCode(page: Omit<PageProps, "children">) {
  return (
    <Page {...page}>
      <div className="card">
        <FailedPanel title={texts.broken} help={texts.brokenHelp} onRetry={() => location.reload()} />
      </div>
    </Page>
  );
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
  const missing = <MissingCode name={location.name} profile={profile} />;
  return (
    <AreaElement key={area.tag} area={area} location={location} missing={missing}>
      <h1 slot="heading">{area.heading?.() ?? titleOf(location.name, profile)}</h1>
    </AreaElement>
  );
}

interface PageProps {
  readonly name: PlaceName;
  readonly profile: Profile | null;
  readonly children: ReactNode;
}

/** A page that the host draws itself. */
function Page({ name, profile, children }: PageProps) {
  return (
    <div className="portal-page">
      <h1 className="portal-heading">{titleOf(name, profile)}</h1>
      {children}
    </div>
  );
}
