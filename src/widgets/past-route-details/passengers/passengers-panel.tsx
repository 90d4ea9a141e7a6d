import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import type { TimePeriod } from "../../../core/api/routes.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { Card } from "../../kit/layout/card.tsx";
import { MissingNote } from "../../kit/feedback/missing-note.tsx";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { countTravelled, type PassengerRow } from "./passenger.model.ts";
import { PassengerTable } from "./passenger-table.tsx";
import { pastRouteDetailsPassengersMessages as texts } from "../past-route-details.messages.ts";

const skeleton = <Skeleton height={160} />;

interface PassengersPanelProps {
  readonly store: PastRouteDetails;
  readonly rows: readonly PassengerRow[];
  readonly period: TimePeriod;
  readonly stopId: string | null;
  readonly $milestone: ReadableAtom<number | null>;
}

/** The passengers' card. A failed load affects this card only. */
export function PassengersPanel({ store, rows, period, stopId, $milestone }: PassengersPanelProps) {
  const load = useStore(store.passengers.$load);
  const bookings = useStore(store.bookings.$load);
  const count = countTravelled(rows, useStore($milestone));
  return (
    <Card
      title={texts.title}
      control={
        rows.length > 0 && (
          <span className="subtle passenger-count">
            {texts.counted[period](formatNumber(count), formatNumber(rows.length))}
          </span>
        )
      }
      isClipped
    >
      <div className="passengers">
        <AsyncPanel
          load={load}
          failedTitle={texts.failed}
          onRetry={() => void store.passengers.refresh()}
          skeleton={skeleton}
        >
          {() => (
            <>
              {bookings.status === "failed" && rows.length > 0 && (
                <p className="plan-note">
                  <MissingNote text={texts.planFailed} onRetry={() => void store.bookings.refresh()} />
                </p>
              )}
              <PassengerTable rows={rows} period={period} stopId={stopId} $milestone={$milestone} />
            </>
          )}
        </AsyncPanel>
      </div>
    </Card>
  );
}
