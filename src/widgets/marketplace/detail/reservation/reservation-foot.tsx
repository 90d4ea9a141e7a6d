import { useStore } from "@nanostores/react";
import { useRef } from "react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { toWriteHelp } from "../../../../core/http/errors.ts";
import type { LineDesk } from "../../../../core/marketplace/line/line-desk.ts";
import { Icon } from "../../../kit/text/icon.tsx";
import { reservationMessages as texts } from "../../marketplace.messages.ts";
import { SupportMail } from "../../../kit/feedback/support-mail.tsx";
import { useFocusFallback } from "../../../kit/feedback/use-focus-fallback.ts";
import { useFocusAfter } from "../../../kit/overlay/use-focus-after.ts";

/** The reservation: the button to reserve, the reserved state with its cancel button, or the rejection. */
export function ReservationFoot({ desk }: { readonly desk: LineDesk }) {
  const { status, failed, dialog } = useStore(desk.reservation.$state);
  const help = failed && toWriteHelp(failed.error, texts.reserveFailed, texts.mayBeReserved);
  const foot = useRef<HTMLDivElement>(null);
  useFocusAfter(dialog !== null, foot);
  return (
    <div className="detail-foot" ref={foot}>
      {help && failed?.what === "reserve" && dialog === null && (
        <p className="detail-alert bad" role="alert">
          <Icon of={triangleAlertIcon} />
          <span>
            <b>{help.title}</b> {help.text}
          </span>
        </p>
      )}
      {status === "free" && <ReserveButton desk={desk} />}
      {status === "reserved" && <Reserved desk={desk} />}
      {status === "rejected" && <Rejected />}
    </div>
  );
}

function ReserveButton({ desk: { reservation } }: { readonly desk: LineDesk }) {
  const isRunning = useStore(reservation.$state).activity === "reserving";
  return (
    <button
      ref={useFocusFallback<HTMLButtonElement>()}
      type="button"
      className="button primary large block"
      disabled={isRunning}
      aria-busy={isRunning}
      aria-haspopup="dialog"
      onClick={() => void reservation.reserve()}
    >
      {isRunning && <span className="spinner" />}
      {isRunning ? texts.checking : texts.reserve}
    </button>
  );
}

function Reserved({ desk: { reservation } }: { readonly desk: LineDesk }) {
  const { request, activity } = useStore(reservation.$state);
  return (
    <div className="detail-reserved">
      <p role="status">
        <Icon of={circleCheckIcon} />
        <b>{request?.isChanged ? texts.changed : texts.reserved}</b>
      </p>
      <button
        ref={useFocusFallback<HTMLButtonElement>()}
        type="button"
        className="button"
        aria-haspopup="dialog"
        disabled={activity !== null}
        onClick={() => reservation.askCancel()}
      >
        {texts.cancel}
      </button>
    </div>
  );
}

function Rejected() {
  return (
    <div className="detail-alert bad" role="alert">
      <Icon of={triangleAlertIcon} />
      <p>
        <b>{texts.rejected}</b> {texts.rejectedHelp} <SupportMail />
      </p>
    </div>
  );
}
