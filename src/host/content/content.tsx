import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from "react";
import { toHelp } from "../../core/http/errors.ts";
import { titleOf } from "../../core/portal/access.ts";
import type { Location, PlaceName } from "../../core/portal/addresses.ts";
import type { Profile } from "../../core/session/session.ts";
import { FailedPanel, SkeletonPanel } from "../../widgets/kit/feedback/panel.tsx";
import { usePortal } from "../context.ts";
import type { View } from "../guard.ts";
import { hostMessages as texts } from "../host.messages.ts";
import { loadAccessibility, loadNotFound, loadPrivacy } from "../load-parts.ts";
import { PlaceLink } from "../place-link.tsx";
import { LanguageSwitch } from "../preferences/language-switch.tsx";
import { AreaElement } from "./area-element.tsx";
import { areaOf } from "./areas.ts";
import { useIsMissing } from "./use-is-missing.ts";

/** Pages that the host draws itself. */
const ownPages: Readonly<Partial<Record<PlaceName, ComponentType>>> = {
  "not-found": lazy(loadNotFound),
  accessibility: lazy(loadAccessibility),
  privacy: lazy(loadPrivacy),
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
