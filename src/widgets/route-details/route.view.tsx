import { useStore } from "@nanostores/react";
import { useMemo, useRef, useState } from "react";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import type { TimePeriod } from "../../core/api/routes.ts";
import type { Query } from "../../core/query/query.ts";
import { AsyncPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { Segmented } from "../kit/field/segmented.tsx";
import { toPassengerBook } from "./passengers/fields.tsx";
import { toPassengerRows } from "./passengers/passenger.model.ts";
import { routeDetailsMessages as texts } from "./route-details.messages.ts";
import type { RouteDetails } from "./route-details.store.ts";
import { RouteParts } from "./route-parts.tsx";
import type { VariantDetail, Variant } from "./variant-detail.model.ts";
import { type PaperPicture, type PictureSource, usePaperPicture } from "../kit/print/paper-picture.tsx";
import { AreaHead } from "../kit/layout/heading.tsx";
import messageSquarePlusIcon from "lucide-static/icons/message-square-plus.svg?raw";
import { feedbackMessages } from "../shared/feedback/feedback.messages.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { PrintButton } from "../kit/print/print-button.tsx";
import { ExportMenu } from "../kit/sheet/export/export-menu.tsx";
import type { Book } from "../kit/sheet/model.ts";
import { CopyLink } from "../kit/feedback/copy-link.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";

const feedbackCode = lazyModule(() => import("../shared/feedback/feedback-dialog.tsx"));

interface RouteActionsProps {
  readonly store: RouteDetails;
  readonly variant: Variant;
  /** Null while the passengers load. */
  readonly book: (() => Book) | null;
  readonly paper: PaperPicture;
}

/** The buttons of the route. A planned route has no feedback: nobody has ridden it. */
function RouteActions({ store, variant, book, paper }: RouteActionsProps) {
  const isOffer = useStore(store.$asked)?.kind === "offer";
  const { stop } = useStore(store.$state);
  return (
    <div className="area-actions wrap gap-8 push">
      {!isOffer && <FeedbackButton key={variant.routeId} store={store} variant={variant} />}
      {book && <ExportMenu book={book} />}
      {book && (
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

interface FeedbackProps {
  readonly store: RouteDetails;
  readonly variant: Variant;
}

function FeedbackButton({ store, variant }: FeedbackProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={messageSquarePlusIcon} />
        {feedbackMessages.title}
      </button>
      {isOpen && <LateFeedback store={store} variant={variant} onClose={() => setOpen(false)} />}
    </>
  );
}

function LateFeedback({ store, variant, onClose }: FeedbackProps & { readonly onClose: () => void }) {
  const driver = useStore(store.driver.$load);
  const email = driver.status === "ready" ? driver.data.accountManagerEmail : null;
  return (
    <LatePart code={feedbackCode} failedTitle={texts.feedbackFailed} skeleton={null}>
      {({ FeedbackDialog }) => (
        <FeedbackDialog
          form={store.feedbackOn(variant.routeId)}
          subject={`${variant.name} (${texts.directions[variant.period]})`}
          email={email}
          onClose={onClose}
        />
      )}
    </LatePart>
  );
}

const skeleton = <Skeleton height={600} />;

interface RouteViewProps {
  readonly store: RouteDetails;
  readonly variants: readonly Variant[];
  readonly variant: Variant;
}

/** A route in one of its directions. */
export function RouteView({ store, variants, variant }: RouteViewProps) {
  const queries = useStore(store.$asked)?.kind === "offer" ? store.planned : store.own;
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
            book={rows && (() => toPassengerBook(name, period, rows))}
            paper={paper}
          />
        </AreaHead>
        <Directions variants={variants} period={period} onChange={store.chooseDirection} />
      </header>
      <AsyncPanel
        load={load}
        failedTitle={texts.detailFailed}
        onRetry={() => void queries.refresh()}
        skeleton={skeleton}
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

const icons = { morning: sunriseIcon, evening: sunsetIcon };

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
