import { useStore } from "@nanostores/react";
import { lazyModule, useLazyModule } from "../../kit/element/lazy-module.ts";
import { Card } from "../../kit/layout/card.tsx";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import type { Marketplace } from "../marketplace.store.ts";
import { openMessages as texts } from "../marketplace.messages.ts";
import { OpenSummary } from "./open-summary.tsx";

const mapCode = lazyModule(() => import("./open-map.tsx"));
const skeleton = <Skeleton height={320} shape="plane" />;

/** All open lines as a summary and on a map, below the search form. */
export function OpenLines({ store }: { readonly store: Marketplace }) {
  const load = useStore(store.open.$load);
  const { load: code, retry } = useLazyModule(mapCode);
  const hasLines = load.status === "ready" && load.data.length > 0;
  return (
    <div className="open-lines">
      <Card title={texts.title} isClipped>
        <div className="card-body">
          <OpenSummary store={store} />
        </div>
        {hasLines && (
          <div className="open-map">
            <AsyncPanel load={code} failedTitle={texts.mapFailed} onRetry={retry} skeleton={skeleton}>
              {({ OpenMap }) => <OpenMap session={store.session} lines={load.data} />}
            </AsyncPanel>
          </div>
        )}
      </Card>
    </div>
  );
}
