import { useStore } from "@nanostores/react";
import { type ReactNode, useRef } from "react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import hourglassIcon from "lucide-static/icons/hourglass.svg?raw";
import refreshIcon from "lucide-static/icons/refresh-cw.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import usersIcon from "lucide-static/icons/users.svg?raw";
import type { BulkState } from "../../../core/marketplace/bulk-request.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { useFocusFallback } from "../../kit/feedback/use-focus-fallback.ts";
import { useFocusAfter } from "../../kit/overlay/use-focus-after.ts";
import type { Marketplace } from "../marketplace.store.ts";
import { marketplaceBulkMessages as texts } from "../marketplace.messages.ts";
import { SupportMail } from "../../kit/feedback/support-mail.tsx";

const skeleton = <Skeleton height={200} />;

/** "Toplu Talep Oluştur": the bulk request for all employees and its status. */
export function BulkTab({ store }: { readonly store: Marketplace }) {
  const load = useStore(store.bulk.$load);
  return (
    <div className="bulk">
      <AsyncPanel load={load} failedTitle={texts.failed} onRetry={() => void store.bulk.refresh()} skeleton={skeleton}>
        {(state) => (
          <>
            <div className="bulk-about">
              <span className="bulk-icon center">
                <Icon of={usersIcon} />
              </span>
              <h2>{texts.title}</h2>
              <p>{texts.text}</p>
            </div>
            <BulkStatus state={state} />
            <BulkButtons store={store} state={state} />
          </>
        )}
      </AsyncPanel>
    </div>
  );
}

const looks = {
  verify: { className: "warn", icon: hourglassIcon },
  requested: { className: "ok", icon: circleCheckIcon },
  cancelling: { className: "warn", icon: clockIcon },
  rejected: { className: "bad", icon: triangleAlertIcon },
  other: { className: "", icon: clockIcon },
} as const;

/** Shows the provider's status; an open confirmation is shown by the dialog. */
function BulkStatus({ state: { status, provider } }: { readonly state: BulkState }) {
  return (
    <div role="status" className="bulk-status" data-status={status}>
      {provider !== "not-requested" && (
        <div className={`market-alert ${looks[provider].className}`}>
          <Icon of={looks[provider].icon} />
          <p>
            <strong>{texts.states[provider].title}</strong>
            <span>
              {texts.states[provider].text}
              {provider === "rejected" && (
                <>
                  {" "}
                  <SupportMail />
                </>
              )}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}

/** The buttons depend on the provider's status, not on an open confirmation. */
function BulkButtons({ store, state }: { readonly store: Marketplace; readonly state: BulkState }) {
  const { bulk } = store;
  const { provider } = state;
  const place = useRef<HTMLDivElement>(null);
  // The button that opened the dialog may be removed, because the dialog changes the status.
  useFocusAfter(state.dialog !== null, place);
  const mayCreate = provider === "not-requested" || provider === "rejected";
  return (
    <div className="bulk-buttons wrap gap-8" ref={place}>
      {mayCreate && (
        <StatusButton isPrimary onClick={bulk.ask}>
          {texts.create}
        </StatusButton>
      )}
      {provider === "verify" && (
        <StatusButton isPrimary onClick={bulk.ask}>
          {texts.confirm}
        </StatusButton>
      )}
      {(provider === "verify" || provider === "requested") && (
        <StatusButton onClick={bulk.askCancel}>{texts.cancel}</StatusButton>
      )}
      {provider === "cancelling" && <StatusButton onClick={bulk.askCancel}>{texts.confirmCancel}</StatusButton>}
      {(provider === "verify" || provider === "cancelling" || provider === "other") && (
        <StatusButton onClick={() => void bulk.refresh()}>
          <Icon of={refreshIcon} />
          {texts.refresh}
        </StatusButton>
      )}
    </div>
  );
}

interface StatusButtonProps {
  readonly isPrimary?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button that a change of the status may remove while it has the focus. */
function StatusButton({ isPrimary = false, onClick, children }: StatusButtonProps) {
  return (
    <button
      ref={useFocusFallback<HTMLButtonElement>()}
      type="button"
      className={isPrimary ? "button primary" : "button"}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
