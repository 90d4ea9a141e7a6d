import { useStore } from "@nanostores/react";
import { useCallback, useDeferredValue, useMemo } from "react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import fileCheckIcon from "lucide-static/icons/file-check.svg?raw";
import hourglassIcon from "lucide-static/icons/hourglass.svg?raw";
import type { DriverRow, DriverStats, Share } from "../../core/api/drivers.ts";
import { formatNumber, formatPercent, missing } from "../../core/text/format.ts";
import { Skeleton, SkeletonPanel } from "../kit/feedback/panel.tsx";
import { Figure } from "../kit/layout/figure.tsx";
import { FoldedFigures } from "../kit/layout/folded-figures.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { RemoteTable } from "../kit/table/remote-table.tsx";
import { useRowPage } from "../kit/table/rows/table-row.tsx";
import { AreaCount, Badge } from "../kit/text/badge.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";
import { driversMessages as texts } from "./drivers.messages.ts";
import { type Drivers, toDriverPlace } from "./drivers.store.ts";
import { toFields } from "./fields.tsx";

/** Shares of complete, waiting and missing documents; with a search or filters, of the drivers found only. */
function ShareCards({ store: { drivers } }: { readonly store: Drivers }) {
  // Deferred: the list renders first.
  const load = useDeferredValue(useStore(drivers.$load));
  // The list below shows the failure; its retry reloads both.
  if (load.status === "failed") return null;
  if (load.status === "loading") {
    return (
      <FoldedFigures label={texts.documents} line={[]}>
        <SkeletonPanel>
          <Skeleton height={132} />
        </SkeletonPanel>
      </FoldedFigures>
    );
  }
  const cards = toCards(load.data.stats);
  return (
    <FoldedFigures
      label={texts.documents}
      line={cards.map(({ kind, share }) => ({
        label: texts[kind].title,
        text: `${formatPercent(share?.ratio ?? null)} ${texts[kind].short}`,
      }))}
    >
      <ul className="shares grid gap" aria-label={texts.shares} aria-busy={load.isPrevious}>
        {cards.map((card) => (
          <ShareCard key={card.kind} {...card} />
        ))}
      </ul>
    </FoldedFigures>
  );
}

interface CardProps {
  readonly kind: "complete" | "awaiting" | "missing";
  readonly icon: string;
  readonly share: Share | null;
  /** One more line under the meaning. */
  readonly note?: string | undefined;
}

function toCards(stats: DriverStats): readonly CardProps[] {
  const drivers = stats.completedDrivers;
  return [
    {
      kind: "complete",
      icon: circleCheckIcon,
      share: stats.completeDocuments,
      note: drivers ? texts.completedDrivers(formatNumber(drivers.count), formatNumber(drivers.total)) : undefined,
    },
    { kind: "awaiting", icon: clockIcon, share: stats.waitingDocuments },
    { kind: "missing", icon: hourglassIcon, share: stats.missingDocuments },
  ];
}

function ShareCard({ kind, icon, share, note }: CardProps) {
  const words = texts[kind];
  const width = `${Math.min(100, Math.max(0, share?.ratio ?? 0))}%`;
  return (
    <li className={`card share ${kind}`} part="card">
      <h2 className="share-label row gap-8 muted text-sm weight-medium">
        <Icon of={icon} />
        {words.title}
      </h2>
      <div className="share-figures wrap">
        <Figure>{formatPercent(share?.ratio ?? null)}</Figure>
        <p className="muted text-sm">
          {share && (share.count ?? share.total) !== null
            ? words.of(formatNumber(share.count), formatNumber(share.total))
            : missing}
        </p>
      </div>
      <div className="share-line" aria-hidden="true">
        <span className="share-fill" style={{ width }} />
        <span className="share-stop" style={{ left: `clamp(5.5px, ${width}, calc(100% - 5.5px))` }} />
      </div>
      <p className="subtle text-xs">
        {words.meaning}
        {note !== undefined && <span className="share-note">{note}</span>}
      </p>
    </li>
  );
}

const detailLabel = () => texts.detail;
const rowId = ({ id }: DriverRow) => id;
const rowName = ({ name }: DriverRow) => name;
const noNames: readonly string[] = [];

function DriverTable({ store }: { readonly store: Drivers }) {
  const load = useStore(store.drivers.$load);
  const listQuery = useStore(store.$listQuery);
  const page = load.status === "ready" ? load.data : null;
  const driverNames = page?.driverNames ?? noNames;
  const routeNames = page?.routeNames ?? noNames;
  const columns = useMemo(() => toFields(driverNames, routeNames), [driverNames, routeNames]);
  const open = useRowPage(
    detailLabel,
    useCallback((row: DriverRow) => toDriverPlace(row, listQuery), [listQuery]),
  );
  return (
    <RemoteTable
      list={store}
      failedTitle={texts.listFailed}
      caption={texts.listCaption}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      open={open}
      noun={texts.noun}
      searchLabel={texts.search}
      isSearchOnEnter
      emptyTitle={texts.empty}
      storageKey="drivers"
      print={{ title: texts.title, fetchTotal: () => Promise.resolve(page?.totalCount ?? null) }}
    />
  );
}

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
  return <AreaCount count={load.data.totalCount} of={texts.count} />;
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
