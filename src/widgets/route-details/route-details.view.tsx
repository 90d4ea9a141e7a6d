import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { toHelp } from "../../core/http/errors.ts";
import { Link } from "../kit/text/link.tsx";
import { AreaName } from "../kit/layout/heading.tsx";
import { AsyncPanel, EmptyPanel, FailedPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { routeDetailsMessages as texts } from "./route-details.messages.ts";
import type { RouteDetails } from "./route-details.store.ts";
import { RouteView } from "./route.view.tsx";

const skeleton = (
  <>
    <Skeleton height={34} width="320px" />
    <Skeleton height={600} />
  </>
);

export function RouteDetailsView({ store }: { readonly store: RouteDetails }) {
  const asked = useStore(store.$asked);
  return (
    <div className="area">
      <AreaName title={texts.title} />
      {asked ? <AskedRoute key={`${asked.kind} ${asked.id}`} store={store} /> : <EmptyPanel title={texts.noRoute} />}
    </div>
  );
}

function AskedRoute({ store }: { readonly store: RouteDetails }) {
  const load = useStore(store.routes.$load);
  const variants = useStore(store.$variants);
  const variant = useStore(store.$variant);
  const isUnknown = useStore(store.$asked)?.kind === "unknown";
  if (load.status === "failed" || isUnknown) return <MissingRoute store={store} />;
  return (
    <AsyncPanel load={load} failedTitle={texts.missing} onRetry={() => void store.routes.refresh()} skeleton={skeleton}>
      {() =>
        variant ? <RouteView store={store} variants={variants} variant={variant} /> : <MissingRoute store={store} />
      }
    </AsyncPanel>
  );
}

/**
 * Shown when no route has the id, or when the request for routes has failed. Emits `shuttle-navigate`, so that the page may show
 * its own not-found page instead.
 */
function MissingRoute({ store }: { readonly store: RouteDetails }) {
  const load = useStore(store.routes.$load);
  const isRetrying = load.status === "failed" && load.isRetrying;
  useEffect(() => {
    store.tellMissing();
  }, [store]);
  if (load.status === "failed") {
    return (
      <div className="card" part="card">
        <FailedPanel
          title={texts.missing}
          help={toHelp(load.error)}
          onRetry={() => void store.routes.refresh()}
          isRetrying={isRetrying}
        />
      </div>
    );
  }
  return (
    <div className="card" part="card">
      <EmptyPanel title={texts.missing}>
        <p>{texts.missingHelp}</p>
        <Link to={{ name: "route-details-home" }}>{texts.toList}</Link>
      </EmptyPanel>
    </div>
  );
}
