import { useStore } from "@nanostores/react";
import type { MarketplaceLine } from "../../core/api/marketplace.ts";
import { countByCounty } from "../../core/marketplace/requests.ts";
import { formatNumber } from "../../core/text/format.ts";
import { lazyModule, useLazyModule } from "../kit/element/lazy-module.ts";
import { MissingNote } from "../kit/feedback/retry-button.tsx";
import { AsyncPanel, Skeleton, SkeletonPanel } from "../kit/feedback/panel.tsx";
import { Card } from "../kit/layout/card.tsx";
import { openMessages as texts } from "./marketplace.messages.ts";
import type { Marketplace } from "./marketplace.store.ts";

const mapCode = lazyModule(() => import("./market-map.tsx"));
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
              {({ OpenMap }) => <OpenMap lines={load.data} />}
            </AsyncPanel>
          </div>
        )}
      </Card>
    </div>
  );
}

/** Districts listed by name; the others are counted. */
const namedCounties = 5;

/** The number of lines with a free seat, and the districts they start from. A failure doesn't affect the search. */
function OpenSummary({ store: { open } }: { readonly store: Marketplace }) {
  const load = useStore(open.$load);
  return (
    <div className="open-summary grid gap-8">
      {load.status === "loading" && (
        <SkeletonPanel>
          <Skeleton height={48} />
        </SkeletonPanel>
      )}
      {load.status === "failed" && <MissingNote text={texts.failed} onRetry={() => void open.refresh()} />}
      {load.status === "ready" && <OpenCounts lines={load.data} />}
    </div>
  );
}

function OpenCounts({ lines }: { readonly lines: readonly MarketplaceLine[] }) {
  if (lines.length === 0) {
    return (
      <p>
        <strong>{texts.none}</strong> <span>{texts.noneHelp}</span>
      </p>
    );
  }
  const counties = countByCounty(lines);
  const others = counties.length - namedCounties;
  return (
    <>
      <p>
        <strong>{texts.count(formatNumber(lines.length))}</strong>
      </p>
      {counties.length > 0 && (
        <ul className="open-counties wrap muted text-sm" aria-label={texts.counties}>
          {counties.slice(0, namedCounties).map(({ county, count }) => (
            <li key={county}>
              {county} <b>{formatNumber(count)}</b>
            </li>
          ))}
          {others > 0 && <li className="subtle">{texts.more(formatNumber(others))}</li>}
        </ul>
      )}
    </>
  );
}
