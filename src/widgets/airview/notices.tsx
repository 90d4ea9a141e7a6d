import { useStore } from "@nanostores/react";
import { toHelp } from "../../core/http/errors.ts";
import type { OfferCalls } from "../../core/routes/offer-calls.ts";
import { formatNumber } from "../../core/text/format.ts";
import { TransientButton } from "../kit/element/transient-button.tsx";
import { MissingNote } from "../kit/feedback/retry-button.tsx";
import { EmptyPanel, FailedPanel, NoticeLine, StaleNote } from "../kit/feedback/panel.tsx";
import { offerButtonMessages } from "../shared/offer/offer.messages.ts";
import { airviewMessages as texts } from "./airview.messages.ts";
import type { Airview } from "./airview.store.ts";
import { hasFilters } from "./filters.model.ts";

/** Notices about the routes shown: loading, an incomplete list, a selected route or person that isn't in it, a failed refresh. */
export function Notices({ store }: { readonly store: Airview }) {
  const load = useStore(store.routes.$load);
  const selection = useStore(store.$selection);
  const selected = useStore(store.$selected);
  const routeIndex = useStore(store.$routeIndex);
  const filters = useStore(store.$filters);
  const isBusy = load.status === "loading" || (load.status === "ready" && (load.isPrevious || load.isRefreshing));
  const isCut = load.status === "ready" && load.data.totalCount > load.data.routes.length;
  const isLost =
    load.status === "ready" && !load.isPrevious && routeIndex !== null && selection !== null && selected === null;
  const lost = hasFilters(filters, store.defaults()) ? texts.filteredOut : texts.notAmong;
  return (
    <>
      {isBusy && <div className="airview-busy" role="progressbar" aria-label={texts.loading} />}
      {isCut && (
        <NoticeLine>{texts.cut(formatNumber(load.data.totalCount), formatNumber(load.data.routes.length))}</NoticeLine>
      )}
      {isLost && <NoticeLine>{selection?.route === null ? lost.person : lost.route}</NoticeLine>}
      {store.pilots && <OffersNotice pilots={store.pilots} />}
      {load.status === "ready" && load.refreshError && <StaleNote onRetry={() => void store.routes.refresh()} />}
    </>
  );
}

function OffersNotice({ pilots }: { readonly pilots: OfferCalls<string> }) {
  const load = useStore(pilots.$load);
  const isCut = load.status === "failed" || (load.status === "ready" && load.data.missing !== null);
  return isCut && <MissingNote text={offerButtonMessages.someFailed} onRetry={() => pilots.retry()} />;
}

/** The card in the middle of a map without routes: loading, failed or empty. */
export function StateCard({ store }: { readonly store: Airview }) {
  const load = useStore(store.routes.$load);
  const routeIndex = useStore(store.$routeIndex);
  const filters = useStore(store.$filters);
  if (load.status === "failed") {
    return (
      <div className="airview-panel airview-state" part="panel">
        <FailedPanel
          title={texts.failed}
          help={toHelp(load.error)}
          onRetry={() => void store.routes.refresh()}
          isRetrying={load.isRetrying}
        />
      </div>
    );
  }
  if (load.status !== "ready" || load.isPrevious || !routeIndex || routeIndex.routes.length > 0) return null;
  const isFiltered = hasFilters(filters, store.defaults());
  return (
    <div className="airview-panel airview-state" part="panel">
      <EmptyPanel title={isFiltered ? texts.emptyFiltered : texts.empty}>
        {isFiltered && (
          <TransientButton className="button small" onClick={store.clearFilters}>
            {texts.clearFilters}
          </TransientButton>
        )}
      </EmptyPanel>
    </div>
  );
}
