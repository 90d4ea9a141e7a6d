import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { officeOf } from "../../../core/session/office.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { useWidget } from "../../kit/element/context.ts";
import { lazyModule, useLazyModule } from "../../kit/element/lazy-module.ts";
import { Card } from "../../kit/layout/card.tsx";
import { Link } from "../../kit/text/link.tsx";
import { AsyncPanel, EmptyPanel, Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";
import { networkMessages as texts } from "../overview.messages.ts";
import type { Overview } from "../overview.store.ts";
import css from "./network.css?inline";
import { styles, useStyles } from "../../kit/element/styles.ts";

const cardStyles = [styles(css)];

// Leaflet and the base map are several times as large as the rest of the page, so they are loaded after it.
const mapCode = lazyModule(() => import("./network-map.tsx"));

const skeleton = <Skeleton height={220} shape="plane" />;

export function NetworkCard({ store }: { readonly store: Overview }) {
  useStyles(...cardStyles);
  const load = useStore(store.routes.$load);
  const isSettled = useStore(store.$isSettled);
  return (
    <Card title={texts.title} control={<Counts store={store} />} isClipped>
      <div className="network-body">
        <AsyncPanel
          load={load}
          failedTitle={texts.failed}
          onRetry={() => store.retryNetwork(store.routes)}
          skeleton={skeleton}
        >
          {(routes) =>
            routes.length === 0 ? (
              <EmptyPanel title={texts.empty} />
            ) : isSettled ? (
              <Lines store={store} count={routes.length} />
            ) : (
              <SkeletonPanel>{skeleton}</SkeletonPanel>
            )
          }
        </AsyncPanel>
      </div>
    </Card>
  );
}

function Counts({ store }: { readonly store: Overview }) {
  const own = useStore(store.routes.$load);
  const region = useStore(store.regionCount.$load);
  return (
    <p className="network-counts row wrap subtle">
      {own.status === "ready" && (
        <span>
          <b>{formatNumber(own.data.length)}</b> {texts.own}
        </span>
      )}
      {region.status === "ready" && (
        <span>
          <b>{formatNumber(region.data)}</b> {texts.region}
        </span>
      )}
      <Link to={{ name: "airview-module" }}>{texts.open}</Link>
    </p>
  );
}

function Lines({ store, count }: { readonly store: Overview; readonly count: number }) {
  const load = useStore(store.routeLines.$load);
  const { session } = useWidget();
  const state = useStore(session.$state);
  const office = useMemo(() => officeOf(state), [state]);
  const settings = useStore(session.$settings);
  const label = useMemo(() => texts.summary(count), [count]);
  const code = useLazyModule(mapCode);
  return (
    <AsyncPanel
      load={load}
      failedTitle={texts.failed}
      onRetry={() => store.retryNetwork(store.routeLines)}
      skeleton={skeleton}
    >
      {(routes) => (
        <AsyncPanel load={code.load} failedTitle={texts.failed} onRetry={code.retry} skeleton={skeleton}>
          {({ NetworkMap }) => (
            <NetworkMap
              routes={routes}
              office={office}
              label={label}
              tileUrl={settings.tileUrl}
              tileAttribution={settings.tileAttribution}
            />
          )}
        </AsyncPanel>
      )}
    </AsyncPanel>
  );
}
