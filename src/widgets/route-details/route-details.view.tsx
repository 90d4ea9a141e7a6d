import { useStore } from "@nanostores/react";
import messageSquarePlusIcon from "lucide-static/icons/message-square-plus.svg?raw";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import { useEffect, useMemo, useRef, useState } from "react";
import type { TimePeriod } from "../../core/api/routes.ts";
import { toHelp } from "../../core/http/errors.ts";
import type { Query } from "../../core/query/query.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { CopyLink } from "../kit/feedback/copy-link.tsx";
import { AsyncPanel, EmptyPanel, FailedPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { Segmented } from "../kit/field/segmented.tsx";
import { AreaHead, AreaName } from "../kit/layout/heading.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { type PaperPicture, type PictureSource, usePaperPicture } from "../kit/print/paper-picture.tsx";
import { PrintButton } from "../kit/print/print-button.tsx";
import { ExportMenu } from "../kit/sheet/export/export-menu.tsx";
import type { Workbook } from "../kit/sheet/model.ts";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";
import { feedbackMessages } from "../shared/feedback/feedback.messages.ts";
import { toPassengerWorkbook, toPassengerRows } from "./passengers.tsx";
import { routeDetailsMessages as texts } from "./route-details.messages.ts";
import type { RouteDetails } from "./route-details.store.ts";
import { RouteParts } from "./route-parts.tsx";
import type { Variant, VariantDetail } from "./route.model.ts";

const feedbackCode = lazyModule(() => import("../shared/feedback/feedback-dialog.tsx"));
const icons = { morning: sunriseIcon, evening: sunsetIcon };

const skeleton = (
  <>
    <Skeleton height={34} width="320px" />
    <Skeleton height={600} />
  </>
);

export function RouteDetailsView({ store }: { readonly store: RouteDetails }) {
  const requested = useStore(store.$requested);
  return (
    <div className="area">
      <AreaName title={texts.title} />
      {requested ? (
        <RequestedView key={`${requested.kind} ${requested.id}`} store={store} />
      ) : (
        <EmptyPanel title={texts.noRoute} />
      )}
    </div>
  );
}

function RequestedView({ store }: { readonly store: RouteDetails }) {
  const load = useStore(store.routes.$load);
  const variants = useStore(store.$variants);
  const variant = useStore(store.$variant);
  const isUnknown = useStore(store.$requested)?.kind === "unknown";
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
  useEffect(() => {
    store.emitNotFound();
  }, [store]);
  return (
    <div className="card" part="card">
      {load.status === "failed" ? (
        <FailedPanel
          title={texts.missing}
          help={toHelp(load.error)}
          onRetry={() => void store.routes.refresh()}
          isRetrying={load.isRetrying}
        />
      ) : (
        <EmptyPanel title={texts.missing}>
          <p>{texts.missingHelp}</p>
          <Link to={{ name: "route-details-home" }}>{texts.toList}</Link>
        </EmptyPanel>
      )}
    </div>
  );
}

interface RouteViewProps {
  readonly store: RouteDetails;
  readonly variants: readonly Variant[];
  readonly variant: Variant;
}

/** A route in one of its directions. */
function RouteView({ store, variants, variant }: RouteViewProps) {
  const queries = useStore(store.$requested)?.kind === "offer" ? store.planned : store.own;
  const load = useStore<Query<VariantDetail | null>["$load"]>(queries.$load);
  const { name, period } = variant;
  const detail = load.status === "ready" ? load.data : null;
  const rows = useMemo(() => (detail ? toPassengerRows(detail, period) : null), [detail, period]);
  const map = useRef<PictureSource>(null);
  const paper = usePaperPicture(map);
  return (
    <>
      <header className="route-head grid gap-8">
        <AreaHead as="div">
          <h2>{name}</h2>
          <RouteActions
            store={store}
            variant={variant}
            workbook={rows && (() => toPassengerWorkbook(name, period, rows))}
            paper={paper}
          />
        </AreaHead>
        <Directions variants={variants} period={period} onChange={store.chooseDirection} />
      </header>
      <AsyncPanel
        load={load}
        failedTitle={texts.detailFailed}
        onRetry={() => void queries.refresh()}
        skeleton={<Skeleton height={600} />}
      >
        {(shown) =>
          shown &&
          rows && (
            <RouteParts store={store} variant={variant} detail={shown} rows={rows} map={map} picture={paper.picture} />
          )
        }
      </AsyncPanel>
    </>
  );
}

interface DirectionsProps {
  readonly variants: readonly Variant[];
  readonly period: TimePeriod;
  readonly onChange: (period: TimePeriod) => void;
}

/** Shown only when the route has both directions; on paper only the chosen one. */
function Directions({ variants, period, onChange }: DirectionsProps) {
  const periods = [...new Set(variants.map((variant) => variant.period))];
  const words = (
    <p className={periods.length > 1 ? "route-direction printed muted" : "route-direction muted"}>
      {texts.directions[period]}
    </p>
  );
  if (periods.length < 2) return words;
  return (
    <>
      <div className="route-directions">
        <Segmented
          label={texts.direction}
          options={periods.map((value) => ({ value, label: texts.directions[value], icon: icons[value] }))}
          value={period}
          onChange={onChange}
        />
      </div>
      {words}
    </>
  );
}

interface RouteActionsProps {
  readonly store: RouteDetails;
  readonly variant: Variant;
  /** Null while the passengers load. */
  readonly workbook: (() => Workbook) | null;
  readonly paper: PaperPicture;
}

/** The buttons of the route. A planned route has no feedback: nobody has ridden it. */
function RouteActions({ store, variant, workbook, paper }: RouteActionsProps) {
  const isOffer = useStore(store.$requested)?.kind === "offer";
  const { stop } = useStore(store.$state);
  return (
    <div className="area-actions wrap gap-8 push">
      {!isOffer && <FeedbackButton key={variant.routeId} store={store} variant={variant} />}
      {workbook && <ExportMenu workbook={workbook} />}
      {workbook && (
        <PrintButton
          title={`${variant.name}, ${texts.directions[variant.period]}`}
          orientation="portrait"
          before={paper.take}
          after={paper.drop}
        />
      )}
      <CopyLink to={store.toPlace(variant, stop)} />
    </div>
  );
}

function FeedbackButton({ store, variant }: Pick<RouteActionsProps, "store" | "variant">) {
  const driver = useStore(store.driver.$load);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={messageSquarePlusIcon} />
        {feedbackMessages.title}
      </button>
      {isOpen && (
        <LatePart code={feedbackCode} failedTitle={texts.feedbackFailed} skeleton={null}>
          {({ FeedbackDialog }) => (
            <FeedbackDialog
              form={store.feedbackOn(variant.routeId)}
              subject={`${variant.name} (${texts.directions[variant.period]})`}
              email={driver.status === "ready" ? driver.data.accountManagerEmail : null}
              onClose={() => setOpen(false)}
            />
          )}
        </LatePart>
      )}
    </>
  );
}
