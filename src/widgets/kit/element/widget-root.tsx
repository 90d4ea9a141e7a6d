import { useStore } from "@nanostores/react";
import { computed, type ReadableAtom } from "nanostores";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import type { Load, Query } from "../../../core/query.ts";
import { getSession, type Session } from "../../../core/session.ts";
import { FailedPanel, NoticeLine, SkeletonPanel } from "../ui/panel.tsx";
import base from "../ui/base.css?inline";
import { WidgetContext, type WidgetController } from "./context.ts";
import type { Attributes, AttributeValues, CommonValues } from "./contract.ts";
import type { WidgetDefinition, WidgetStore } from "./define-widget.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { toErrorDetail } from "./events.ts";
import { rootMessages as texts } from "./root.messages.ts";
import { hintContrast } from "./host-colors.ts";
import { styles } from "./styles.ts";
import { createTheme } from "./theme.ts";
import tokens from "./tokens.css?inline";
import isolation from "./isolation.css?inline";

/** Every root has these, in this order. */
export const baseStyles = [styles(tokens), styles(isolation), styles(base)];

// Only needed while nobody is signed in.
const SignInForm = lazy(async () => ({ default: (await import("../sign-in/sign-in-form.tsx")).SignInForm }));

interface RootProps<Own extends Attributes, Store extends WidgetStore> {
  readonly controller: WidgetController;
  readonly definition: WidgetDefinition<Own, Store>;
}

/** The frame of every element: its theme, its session, what stands there without one, and what happens when it breaks. */
export function WidgetRoot<Own extends Attributes, Store extends WidgetStore>({
  controller,
  definition,
}: RootProps<Own, Store>) {
  const values = useStore(controller.$values) as CommonValues;
  const session = getSession(values.session);
  const theme = useElementTheme(controller, session);
  const { root, emit } = controller;
  useEffect(() => hintContrast(controller.host, theme), [controller, theme]);
  const context = useMemo(() => ({ root, theme, session, emit }), [root, theme, session, emit]);

  return (
    <WidgetContext value={context}>
      <div className="shuttle shuttle-root" part="root" lang="tr" dir="ltr" data-shuttle-theme={theme}>
        <ErrorBoundary widget={controller.widget} emit={emit}>
          <Gate
            key={values.session}
            controller={controller}
            definition={definition}
            session={session}
            signedOut={values.signedOut}
          />
        </ErrorBoundary>
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

interface GateProps<Own extends Attributes, Store extends WidgetStore> extends RootProps<Own, Store> {
  readonly session: Session;
  readonly signedOut: CommonValues["signedOut"];
}

function Gate<Own extends Attributes, Store extends WidgetStore>({
  controller,
  definition,
  session,
  signedOut,
}: GateProps<Own, Store>) {
  const state = useStore(session.$state);
  const generation = useStore(session.$generation);
  if (definition.isForEverybody || state.status === "signed-in") {
    // Another person or another provider starts with nothing of the one before.
    return (
      <Content
        key={definition.isForEverybody ? 0 : generation}
        controller={controller}
        definition={definition}
        session={session}
      />
    );
  }
  if (state.status === "starting") return <SkeletonPanel />;
  if (state.status === "unavailable") {
    return (
      <FailedPanel title={texts.tokenUnavailable} help={texts.tokenUnavailableHelp} onRetry={() => session.retry()} />
    );
  }
  if (signedOut === "notice")
    return <NoticeLine>{state.reason === "expired" ? texts.expired : texts.signedOut}</NoticeLine>;
  return (
    <Suspense fallback={<SkeletonPanel />}>
      <SignInForm isCompact />
    </Suspense>
  );
}

function Content<Own extends Attributes, Store extends WidgetStore>({
  controller,
  definition,
  session,
}: Omit<GateProps<Own, Store>, "signedOut">) {
  const [store] = useState(() =>
    definition.createStore({
      session,
      $attributes: computed(controller.$values, (values) => values as AttributeValues<Own> & CommonValues),
      emit: controller.emit,
    }),
  );
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const stopWatching = watchLoads(store, controller, () => setReady(true));
    controller.setRefresh(async () => {
      if (store.refresh) await store.refresh();
      else await Promise.all(store.$queries.get().map((query) => query.refresh()));
    });
    return () => {
      controller.setRefresh(null);
      stopWatching();
      store.destroy();
    };
  }, [controller, store]);
  // An effect runs when the content stands in the page.
  useEffect(() => {
    if (isReady) controller.emit("shuttle-ready", { widget: controller.widget });
  }, [isReady, controller]);
  return <definition.View store={store} />;
}

/** Truthful life signs: ready with the first content, one `shuttle-error` for every load that fails. */
function watchLoads(store: WidgetStore, { emit, widget }: WidgetController, onReady: () => void): () => void {
  const watched = new Map<Query<unknown>, () => void>();
  const watch = ({ $load }: Query<unknown>) => {
    let before: Load<unknown> | null = null;
    return $load.subscribe((load) => {
      if (load.status === "ready") onReady();
      const failure = failureOf(load);
      if (failure && failure !== failureOf(before)) emit("shuttle-error", toErrorDetail(widget, failure));
      before = load;
    });
  };
  const stop = store.$queries.subscribe((queries) => {
    if (queries.length === 0) onReady();
    for (const [query, stopWatching] of watched) {
      if (queries.includes(query)) continue;
      stopWatching();
      watched.delete(query);
    }
    for (const query of queries) if (!watched.has(query)) watched.set(query, watch(query));
  });
  return () => {
    stop();
    for (const stopWatching of watched.values()) stopWatching();
  };
}

function failureOf(load: Load<unknown> | null) {
  if (load?.status === "failed" && !load.isRetrying) return load.error;
  return load?.status === "ready" ? load.refreshError : null;
}
