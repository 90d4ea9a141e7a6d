import { useStore } from "@nanostores/react";
import { computed, type ReadableAtom } from "nanostores";
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { whenIdle } from "../../../core/platform/idle.ts";
import { isDemoAccount } from "../../../core/session/profile.ts";
import { createScope } from "../../../core/query/scope.ts";
import { getSession, type Session } from "../../../core/session/session.ts";
import type { SessionState } from "../../../core/session/state.ts";
import { $language } from "../../../core/text/messages.ts";
import { Leaving } from "../jobs/leaving.tsx";
import { NoticeLine, SkeletonPanel, useLiveRegion } from "../feedback/panel.tsx";
import { panelMessages } from "../feedback/feedback.messages.ts";
import base from "../layout/base.css?inline";
import { ScopeContext, WidgetContext, type WidgetController } from "../element/context.ts";
import { concealWhileAway, LateTokenLine, Localized, StartingPanel } from "./starting.tsx";
import type { Attributes, AttributeValues, CommonValues, WidgetContract } from "../element/contract.ts";
import type { WidgetDefinition } from "./define-widget.tsx";
import { ErrorBoundary, FailedElement } from "./error-boundary.tsx";
import { createLoadReport, holdQueries, type LoadFailure, type LoadReport } from "./load-report.ts";
import { rootMessages as texts } from "../element/element.messages.ts";
import { hintContrast } from "../look/host-colors.ts";
import { announceSession } from "./shuttle-session.ts";
import { styles } from "../element/styles.ts";
import { IdleWarning } from "./idle-warning.tsx";
import { identityOf, requiredIdentity } from "../element/session-attributes.ts";
import { createTheme } from "../element/theme.ts";
import tokens from "../element/tokens.css?inline";
import isolation from "../element/isolation.css?inline";

/** Adopted by every root, in this order. */
export const baseStyles = [styles(tokens), styles(isolation), styles(base)];

// Only needed with `refresh-interval`; when this code can't be loaded the element works without it.
const AgeLabel = lazy(() =>
  import("../age/age-label.tsx").then(
    ({ AgeLabel: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

interface RootProps<Own extends Attributes, Store> {
  readonly controller: WidgetController;
  readonly definition: WidgetDefinition<Own, Store>;
}

/** The frame of every element: theme, session, what is shown without a session, and the error boundary. */
export function WidgetRoot<Own extends Attributes, Store>({ controller, definition }: RootProps<Own, Store>) {
  const values = useStore(controller.$values) as CommonValues;
  const session = getSession(values.session);
  const theme = useElementTheme(controller, session);
  const language = useStore($language);
  const { root, emit } = controller;
  // Before the content says that it is ready. The default session is announced since the first element was defined.
  useLayoutEffect(() => (session.name === "default" ? undefined : announceSession(session, () => null)), [session]);
  useEffect(() => whenIdle(() => hintContrast(controller.host, theme)), [controller, theme]);
  const context = useMemo(() => ({ root, theme, session, emit }), [root, theme, session, emit]);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? concealWhileAway(frame.current, session.environment) : undefined), [session]);

  return (
    <WidgetContext value={context}>
      <div
        className="shuttle shuttle-root"
        part="root"
        lang={language}
        dir="ltr"
        data-shuttle-theme={theme}
        ref={frame}
      >
        <Localized key={language} language={language} translations={definition.translations}>
          <ErrorBoundary widget={controller.widget} emit={emit} setRefresh={controller.setRefresh}>
            <Gate
              key={values.session}
              controller={controller}
              definition={definition}
              session={session}
              signedOut={values.signedOut}
              refreshInterval={values.refreshInterval}
            />
          </ErrorBoundary>
          <Leaving session={session} asker={root} />
        </Localized>
      </div>
    </WidgetContext>
  );
}

function useElementTheme({ host, $values }: WidgetController, session: Session) {
  const $theme = useMemo(
    () => createTheme(host, $values as ReadableAtom<CommonValues>, session.$settings),
    [host, $values, session],
  );
  return useStore($theme);
}

interface GateProps<Own extends Attributes, Store> extends RootProps<Own, Store> {
  readonly session: Session;
  readonly signedOut: CommonValues["signedOut"];
  readonly refreshInterval: CommonValues["refreshInterval"];
}

function Gate<Own extends Attributes, Store>({
  controller,
  definition,
  session,
  signedOut,
  refreshInterval,
}: GateProps<Own, Store>) {
  const report = useMemo(() => createLoadReport(controller), [controller]);
  const state = useStore(session.$state);
  const generation = useStore(session.$generation);
  const isVisible = useCallback(
    () => controller.host.checkVisibility?.({ visibilityProperty: true }) ?? true,
    [controller],
  );
  if (isWithoutDemo(definition, state)) {
    return (
      <>
        <Unloaded controller={controller} report={report} call="session" status={403} message={texts.notForDemo} />
        <NoticeLine>{texts.notForDemo}</NoticeLine>
      </>
    );
  }
  const missing = session.isGiven ? missingIdentity(definition.contract, state) : [];
  if (missing.length > 0) {
    const help = texts.incompleteHelp(missing.join(", "));
    return (
      <>
        <Unloaded controller={controller} report={report} call="session" status={0} message={help} />
        <FailedElement title={texts.incomplete} help={help} />
      </>
    );
  }
  if (definition.isForEverybody || state.status === "signed-in") {
    const renewal = state.status === "signed-in" ? state.renewal : undefined;
    return (
      <>
        {state.status === "signed-in" && (
          <>
            <LateTokenLine session={session} />
            <IdleWarning session={session} isVisible={isVisible} />
          </>
        )}
        {renewal && <RenewalNote onRetry={() => session.retry()} isRetrying={renewal === "running"} />}
        <Content
          // Another person or provider: remounted, so that no state of the previous one survives.
          key={definition.isForEverybody ? 0 : `${generation} ${toReadOnce(state)}`}
          controller={controller}
          definition={definition}
          session={session}
          report={report}
          refreshInterval={refreshInterval}
        />
      </>
    );
  }
  if (state.status === "starting") return <StartingPanel session={session} />;
  if (state.status === "unavailable") {
    return (
      <>
        <Unloaded
          controller={controller}
          report={report}
          call="getToken"
          status={0}
          message={texts.tokenUnavailableHelp}
        />
        <FailedElement
          title={texts.tokenUnavailable}
          help={texts.tokenUnavailableHelp}
          onRetry={() => session.retry()}
        />
      </>
    );
  }
  if (state.isResumable) {
    return (
      <>
        <Unloaded controller={controller} report={report} call="session" status={401} message={texts.idleEndedHelp} />
        <FailedElement
          title={texts.idleEnded}
          help={texts.idleEndedHelp}
          retryText={texts.idleReturn}
          onRetry={() => session.retry()}
        />
      </>
    );
  }
  const notice =
    state.reason === "expired" ? texts.expired : state.reason === "idle" ? texts.idleSignedOut : texts.signedOut;
  const { SignInForm } = definition;
  return (
    <Suspense fallback={<SkeletonPanel />}>
      {signedOut === "notice" || !SignInForm ? <NoticeLine>{notice}</NoticeLine> : <SignInForm isCompact />}
      <Unloaded controller={controller} report={report} call="session" status={401} message={notice} />
    </Suspense>
  );
}

/** What stores read of the profile when they are made, and the page may say later of the same person. */
function toReadOnce(state: SessionState): string {
  if (state.status !== "signed-in") return "";
  const { userType, companyName, companyLatLng } = state.profile;
  return JSON.stringify([userType, companyName, companyLatLng]);
}

/** Identity attributes of `<shuttle-session>` that the element requires and the page doesn't set. */
function missingIdentity({ identity }: WidgetContract, state: SessionState): readonly string[] {
  if (state.status !== "signed-in") return [];
  return requiredIdentity(identity).filter((name) => state.profile[identityOf[name]] === null);
}

/** Whether the user has a demo account, for which this element has no content: demo accounts may not request a company's data. */
function isWithoutDemo(
  { isForEverybody, contract }: Pick<WidgetDefinition<Attributes, unknown>, "isForEverybody" | "contract">,
  state: SessionState,
): boolean {
  return !isForEverybody && contract.isForDemo === undefined && isDemoAccount(state);
}

interface UnloadedProps extends LoadFailure {
  readonly controller: WidgetController;
  readonly report: LoadReport;
}

/** Reports a failed load while a notice replaces the element's content. */
function Unloaded({ controller, report, call, status, message }: UnloadedProps) {
  useEffect(() => {
    const failure = { call, status, message };
    let isLeft = false;
    let refreshing: Promise<void> | null = null;
    const repeat = async () => {
      report.begin();
      // Deferred, so that the caller has the promise before the event.
      await Promise.resolve();
      refreshing = null;
      if (!isLeft) report.fail(failure);
    };
    report.fail(failure);
    controller.setRefresh(() => (refreshing ??= repeat()));
    return () => {
      isLeft = true;
      controller.setRefresh(null);
      // After a new token or a sign-in a new load begins.
      report.begin();
    };
  }, [controller, report, call, status, message]);
  return null;
}

function RenewalNote({ onRetry, isRetrying }: { readonly onRetry: () => void; readonly isRetrying: boolean }) {
  return (
    <div className="stale-note" {...useLiveRegion()}>
      <span>{texts.renewalFailed}</span>
      <button
        type="button"
        className="link"
        onClick={() => isRetrying || onRetry()}
        aria-disabled={isRetrying}
        aria-busy={isRetrying}
      >
        {panelMessages.retry}
      </button>
    </div>
  );
}

interface ContentProps<Own extends Attributes, Store> extends Omit<GateProps<Own, Store>, "signedOut"> {
  readonly report: LoadReport;
}

function Content<Own extends Attributes, Store>({
  controller,
  definition,
  session,
  report,
  refreshInterval,
}: ContentProps<Own, Store>) {
  const [{ scope, store, release }] = useState(() => {
    const made = createScope(session);
    return {
      scope: made,
      store: definition.createStore({
        scope: made,
        $attributes: computed(controller.$values, (values) => values as AttributeValues<Own> & CommonValues),
        emit: controller.emit,
      }),
      release: holdQueries(made),
    };
  });
  const [contentCount, setContentCount] = useState(0);
  useEffect(() => {
    report.begin();
    controller.setRefresh(() => report.refresh(scope));
    const stopWatching = report.watch(scope, () => setContentCount((count) => count + 1));
    release();
    return () => {
      controller.setRefresh(null);
      stopWatching();
      scope.end();
    };
  }, [controller, scope, report, release]);
  // In an effect, because only then the content is in the page.
  useEffect(() => {
    if (contentCount > 0) report.ready();
  }, [contentCount, report]);
  // Memoised: load events and the age label don't render the content again.
  const view = useMemo(
    () => (
      <ScopeContext value={scope}>
        <definition.View store={store} />
      </ScopeContext>
    ),
    [definition, scope, store],
  );
  return (
    <>
      {view}
      {refreshInterval !== null && (
        // Reserves the line's height (px), so that nothing moves when its text comes.
        <div part="age" style={{ minHeight: 22 }}>
          <Suspense fallback={null}>
            <AgeLabel queries={scope.$queries} seconds={refreshInterval} refresh={() => report.refresh(scope)} />
          </Suspense>
        </div>
      )}
    </>
  );
}
