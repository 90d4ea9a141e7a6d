import { useStore } from "@nanostores/react";
import mapPinIcon from "lucide-static/icons/map-pin.svg?raw";
import rotateCcwIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import userIcon from "lucide-static/icons/user.svg?raw";
import type { PastSearch } from "../../../core/api/marketplace-requests.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import type { Marketplace } from "../marketplace.store.ts";
import { toWorkText } from "../work-days.ts";
import { pastMessages as texts } from "../marketplace.messages.ts";

const skeleton = <Skeleton height={132} />;

/** The last searches, each with a button that repeats it. */
export function PastSearches({ store }: { readonly store: Marketplace }) {
  const load = useStore(store.past.$load);
  return (
    <section className="past-searches grid gap-10 min-0" aria-label={texts.title}>
      <h2 className="muted weight-medium text-sm">{texts.title}</h2>
      <AsyncPanel load={load} failedTitle={texts.failed} onRetry={() => void store.past.refresh()} skeleton={skeleton}>
        {(searches) =>
          searches.length === 0 ? (
            <p className="subtle">{texts.none}</p>
          ) : (
            <ul className="grid gap-8">
              {searches.map((past) => (
                <PastItem key={past.id} past={past} onRepeat={() => store.repeat(past)} />
              ))}
            </ul>
          )
        }
      </AsyncPanel>
    </section>
  );
}

function PastItem({ past, onRepeat }: { readonly past: PastSearch; readonly onRepeat: () => void }) {
  const { search, title } = past;
  return (
    <li className="past-item row gap-10">
      <Icon of={search?.subject.type === "address" ? mapPinIcon : userIcon} />
      <div className="past-words grid min-0">
        <span className="past-name">{title}</span>
        <span className="muted text-sm">{search ? toWorkText(search) : texts.incomplete}</span>
      </div>
      {search && (
        <button type="button" className="button small" aria-label={texts.againFor(title)} onClick={onRepeat}>
          <Icon of={rotateCcwIcon} size="small" />
          {texts.again}
        </button>
      )}
    </li>
  );
}
