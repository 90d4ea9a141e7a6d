import { useStore } from "@nanostores/react";
import { useRef } from "react";
import type { BulkState } from "../../../core/marketplace/bulk-request.ts";
import { Icon } from "../../kit/text/icon.tsx";
import {
  circleCheckIcon,
  clockIcon,
  hourglassIcon,
  refreshIcon,
  triangleAlertIcon,
  usersIcon,
} from "../../kit/text/icons.ts";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { useFocusAfter } from "../../kit/overlay/use-focus-after.ts";
import type { Marketplace } from "../marketplace.store.ts";
import { bulkMessages as texts } from "./bulk.messages.ts";
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
              <span className="bulk-icon">
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

/** The status by the provider; an open confirmation is shown by the dialog. */
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

/** The buttons follow from the provider's status, not from an open confirmation. */
function BulkButtons({ store, state }: { readonly store: Marketplace; readonly state: BulkState }) {
  const { bulk } = store;
  const { provider } = state;
  const place = useRef<HTMLDivElement>(null);
  // What has opened the dialog goes with the status that the dialog has changed.
  useFocusAfter(state.dialog !== null, place);
  const mayCreate = provider === "not-requested" || provider === "rejected";
  return (
    <div className="bulk-buttons" ref={place}>
      {mayCreate && (
        <button type="button" className="button primary" onClick={bulk.ask}>
          {texts.create}
        </button>
      )}
      {provider === "verify" && (
        <button type="button" className="button primary" onClick={bulk.ask}>
          {texts.confirm}
        </button>
      )}
      {(provider === "verify" || provider === "requested") && (
        <button type="button" className="button" onClick={bulk.askCancel}>
          {texts.cancel}
        </button>
      )}
      {provider === "cancelling" && (
        <button type="button" className="button" onClick={bulk.askCancel}>
          {texts.confirmCancel}
        </button>
      )}
      {(provider === "verify" || provider === "cancelling" || provider === "other") && (
        <button type="button" className="button" onClick={() => void bulk.refresh()}>
          <Icon of={refreshIcon} />
          {texts.refresh}
        </button>
      )}
    </div>
  );
}
