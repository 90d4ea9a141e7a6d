import { useStore } from "@nanostores/react";
import { useRef } from "react";
import arrowLeftIcon from "lucide-static/icons/arrow-left.svg?raw";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import infoIcon from "lucide-static/icons/info.svg?raw";
import mapIcon from "lucide-static/icons/map.svg?raw";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { LineDetail as Detail } from "../../../core/api/marketplace-detail.ts";
import { ApiError, toWriteHelp } from "../../../core/http/errors.ts";
import type { LineStore } from "../../../core/marketplace/line/line-store.ts";
import { localized } from "../../../core/text/messages.ts";
import { AsyncPanel, LiveRegion, Skeleton } from "../../kit/feedback/panel.tsx";
import { SupportMail } from "../../kit/text/mail-link.tsx";
import { useFocusAfter } from "../../kit/element/focus.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { Segmented } from "../../kit/field/segmented.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { BadgeChips } from "../buyer/line-card.tsx";
import { LineCrew, PassengerFigures, PricePart } from "./detail-parts.tsx";
import { marketplaceDetailMessages as texts, reservationMessages } from "../marketplace.messages.ts";
import { LineEnds } from "../requests/line-ends.tsx";

interface PartProps {
  readonly lineStore: LineStore;
}

const skeleton = (
  <div className="detail-part grid gap-10">
    <Skeleton height={40} width="60%" />
    <Skeleton height={150} />
    <Skeleton height={120} />
  </div>
);

const directions = localized(
  () =>
    [
      { value: "morning", label: texts.morning, icon: sunriseIcon },
      { value: "evening", label: texts.evening, icon: sunsetIcon },
    ] as const,
);

/** One line: price, figures for the passenger, driver and vehicle, and the reservation. */
export function LineDetail({ lineStore }: PartProps) {
  const load = useStore(lineStore.$detail);
  return (
    <>
      <div className="detail-scroll">
        <DetailHead lineStore={lineStore} />
        {load.status === "failed" && isGone(load.error) ? (
          <Inactive />
        ) : (
          <AsyncPanel
            load={load}
            failedTitle={texts.failed}
            onRetry={() => void lineStore.refreshDetail()}
            skeleton={skeleton}
          >
            {(detail) => <DetailParts lineStore={lineStore} detail={detail} />}
          </AsyncPanel>
        )}
      </div>
      {load.status === "ready" && <ReservationFoot lineStore={lineStore} />}
    </>
  );
}

/** Whether the line no longer exists (404 or 410). */
const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410);

function Inactive() {
  return (
    <div className="detail-part grid gap-10">
      <div className="detail-alert flex gap-10 text-sm" role="alert">
        <Icon of={infoIcon} />
        <p>
          <b>{texts.inactive}</b> {texts.inactiveHelp}
        </p>
      </div>
    </div>
  );
}

function DetailHead({ lineStore }: PartProps) {
  const line = useStore(lineStore.$line);
  const load = useStore(lineStore.$detail);
  const direction = useStore(lineStore.$direction);
  const detail = load.status === "ready" ? load.data : null;
  const counties = detail?.[direction]?.counties;
  const badges = detail?.badges ?? line?.badges;
  return (
    <div className="detail-head grid gap-8">
      <p className="detail-ways row wrap split">
        <button type="button" className="link" onClick={() => lineStore.choose(null)}>
          <Icon of={arrowLeftIcon} size="small" />
          {texts.back}
        </button>
        <button type="button" className="button small detail-to-map" onClick={() => lineStore.showPane("map")}>
          <Icon of={mapIcon} />
          {texts.toMap}
        </button>
      </p>
      <h2 tabIndex={-1}>
        <LineEnds
          origin={counties?.origin ?? line?.originCounty ?? null}
          destination={counties?.destination ?? line?.destinationCounty ?? null}
        />
      </h2>
      {badges && (
        <div className="detail-badges wrap gap-6">
          <BadgeChips badges={badges} />
        </div>
      )}
      <div className="detail-directions">
        <Segmented
          label={texts.directions}
          options={directions()}
          value={direction}
          onChange={(value) => lineStore.setDirection(value)}
        />
      </div>
      {detail && !detail[direction] && <p className="subtle">{texts.noDirection}</p>}
    </div>
  );
}

function DetailParts({ lineStore, detail }: PartProps & { readonly detail: Detail }) {
  const line = useStore(lineStore.$line);
  return (
    <>
      <PricePart lineStore={lineStore} detail={detail} />
      <PassengerFigures line={line} detail={detail} subject={lineStore.subject} />
      <LineCrew lineStore={lineStore} />
    </>
  );
}

/** The reservation: the button to reserve, the reserved state with its cancel button, or the rejection. */
function ReservationFoot({ lineStore }: { readonly lineStore: LineStore }) {
  const { status, failed, dialog } = useStore(lineStore.reservation.$state);
  const help =
    failed && toWriteHelp(failed.error, reservationMessages.reserveFailed, reservationMessages.mayBeReserved);
  const foot = useRef<HTMLDivElement>(null);
  useFocusAfter(dialog !== null, foot);
  return (
    <div className="detail-foot grid gap-10" ref={foot}>
      {help && failed?.what === "reserve" && dialog === null && (
        <p className="detail-alert bad flex gap-10 text-sm" role="alert">
          <Icon of={triangleAlertIcon} />
          <span>
            <b>{help.title}</b> {help.text}
          </span>
        </p>
      )}
      {status === "free" && <ReserveButton lineStore={lineStore} />}
      {status === "reserved" && <Reserved lineStore={lineStore} />}
      {status === "rejected" && <Rejected />}
    </div>
  );
}

function ReserveButton({ lineStore: { reservation } }: { readonly lineStore: LineStore }) {
  const isRunning = useStore(reservation.$state).activity === "reserving";
  return (
    <TransientButton
      className="button primary large block"
      aria-disabled={isRunning}
      aria-busy={isRunning}
      aria-haspopup="dialog"
      onClick={() => isRunning || void reservation.reserve()}
    >
      {isRunning && <span className="spinner" />}
      {isRunning ? reservationMessages.checking : reservationMessages.reserve}
    </TransientButton>
  );
}

function Reserved({ lineStore: { reservation } }: { readonly lineStore: LineStore }) {
  const { request, activity } = useStore(reservation.$state);
  return (
    <div className="detail-reserved row wrap split">
      <LiveRegion className="row gap-8">
        <Icon of={circleCheckIcon} />
        <b>{request?.isChanged ? reservationMessages.changed : reservationMessages.reserved}</b>
      </LiveRegion>
      <TransientButton
        className="button"
        aria-haspopup="dialog"
        disabled={activity !== null}
        onClick={() => reservation.askCancel()}
      >
        {reservationMessages.cancel}
      </TransientButton>
    </div>
  );
}

function Rejected() {
  return (
    <div className="detail-alert bad flex gap-10 text-sm" role="alert">
      <Icon of={triangleAlertIcon} />
      <p>
        <b>{reservationMessages.rejected}</b> {reservationMessages.rejectedHelp} <SupportMail />
      </p>
    </div>
  );
}
