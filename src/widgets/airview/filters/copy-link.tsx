import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { useWidget } from "../../kit/element/context.ts";
import { toHref } from "../../kit/element/events.ts";
import { Icon } from "../../kit/ui/icon.tsx";
import { checkIcon, linkIcon } from "../../kit/ui/icons.ts";
import type { Airview } from "../airview.store.ts";
import { airviewMessages as texts } from "../airview.messages.ts";
import { toViewQuery } from "./filter-query.ts";

/** How long the button says that it is done, ms. */
const doneFor = 2500;

type Outcome = { readonly kind: "none" | "copied" } | { readonly kind: "by-hand"; readonly link: string };

/** The portal's address with filters and selection; only where it is known (elements.md, `portal-url`). */
export function CopyLink({ store }: { readonly store: Airview }) {
  const { session } = useWidget();
  const { portalUrl } = useStore(session.$settings);
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  useEffect(() => {
    if (outcome.kind !== "copied") return undefined;
    const timer = setTimeout(() => setOutcome({ kind: "none" }), doneFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  if (portalUrl === null) return null;

  const copy = async () => {
    const query = toViewQuery(store.$filters.get(), store.$selected.get());
    const link = new URL(toHref({ name: "airview-module", query }, portalUrl) ?? "", document.baseURI).href;
    try {
      await navigator.clipboard.writeText(link);
      setOutcome({ kind: "copied" });
    } catch {
      // No secure page, or an iframe without the permission.
      setOutcome({ kind: "by-hand", link });
    }
  };
  return (
    <>
      <button type="button" className="link" onClick={() => void copy()}>
        <Icon of={outcome.kind === "copied" ? checkIcon : linkIcon} size="small" />
        {texts.copyLink}
      </button>
      <div className="airview-copied" role="status">
        {outcome.kind === "copied" && <span className="field-help">{texts.copied}</span>}
        {outcome.kind === "by-hand" && (
          <>
            <span className="field-help">{texts.copyByHand}</span>
            <span className="form-control small">
              <input aria-label={texts.link} readOnly value={outcome.link} onFocus={(event) => event.target.select()} />
            </span>
          </>
        )}
      </div>
    </>
  );
}
