import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { FoundAddress } from "../../core/api/marketplace-people.ts";
import { toHelp } from "../../core/http/errors.ts";
import type { Network } from "../../core/planner/network.ts";
import { offer } from "../../core/portal/hand-over.ts";
import { useWidget } from "../kit/element/context.ts";
import { FailedPanel } from "../kit/feedback/panel.tsx";
import { Link } from "../kit/text/link.tsx";
import { plannerMessages as texts } from "./planner.messages.ts";
import type { Planner } from "./planner.store.ts";

export interface PlannerProps {
  readonly store: Planner;
}

/** In place of a section: nothing can be said without the routes. */
export function RoutesFailed({ store: { data } }: PlannerProps) {
  const load = useStore(data.$load);
  if (load.status !== "failed") return null;
  return (
    <div className="card" part="card">
      <FailedPanel
        title={texts.failed}
        help={toHelp(load.error)}
        onRetry={() => void data.refresh()}
        isRetrying={load.isRetrying}
      />
    </div>
  );
}

/** Number of routes whose vehicle's seats aren't known. */
export const countUnknownSeats = ({ routes }: Network) =>
  [...routes.values()].filter(({ morning, evening }) => (morning ?? evening)?.capacity === null).length;

interface MarketplaceLinkProps {
  readonly address: FoundAddress;
  readonly className: string;
  readonly children: ReactNode;
}

/** Leads to the marketplace's form. The portal fills the address in, from memory; the link itself doesn't contain it. */
export function MarketplaceLink({ address, className, children }: MarketplaceLinkProps) {
  const { session } = useWidget();
  return (
    <span onClickCapture={() => offer(session, "marketplace", address)}>
      <Link className={className} to={{ name: "marketplace", query: "enabled=true&path=search-page" }}>
        {children}
      </Link>
    </span>
  );
}
