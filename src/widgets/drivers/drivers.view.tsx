import { useStore } from "@nanostores/react";
import fileCheckIcon from "lucide-static/icons/file-check.svg?raw";
import { Badge } from "../kit/text/badge.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";
import { DriverTable } from "./driver-table.tsx";
import { driversMessages as texts } from "./drivers.messages.ts";
import type { Drivers } from "./drivers.store.ts";
import { ShareCards } from "./share-cards.tsx";

interface ViewProps {
  readonly store: Drivers;
}

export function DriversView({ store }: ViewProps) {
  return (
    <div className="area">
      <Heading title={texts.title} count={<DriverCount store={store} />}>
        <PendingLink store={store} />
      </Heading>
      <ShareCards store={store} />
      <div className="card clipped" part="card">
        <DriverTable store={store} />
      </div>
    </div>
  );
}

/** The number of all active drivers, independent of search and filters. */
function DriverCount({ store: { drivers } }: ViewProps) {
  const load = useStore(drivers.$load);
  if (load.status !== "ready") return null;
  return (
    <span className="area-count">
      <Badge count={load.data.totalCount} />
      <span className="visually-hidden"> {texts.count}</span>
    </span>
  );
}

/** The link to the waiting documents; its count is left out when it couldn't be loaded. */
function PendingLink({ store: { pending } }: ViewProps) {
  const load = useStore(pending.$load);
  const count = load.status === "ready" ? load.data : 0;
  return (
    <Link to={{ name: "driver-documents" }} className="button">
      <Icon of={fileCheckIcon} />
      {texts.pending}
      {count !== 0 && (
        <>
          <Badge kind={count === null ? "neutral" : "danger"} count={count} />
          <span className="visually-hidden"> {texts.pendingCount}</span>
        </>
      )}
    </Link>
  );
}
