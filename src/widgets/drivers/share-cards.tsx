import { useStore } from "@nanostores/react";
import { useDeferredValue } from "react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import hourglassIcon from "lucide-static/icons/hourglass.svg?raw";
import type { DriverStats, Share } from "../../core/api/drivers.ts";
import { formatNumber, formatPercent, missing } from "../../core/text/format.ts";
import { FoldedFigures } from "../kit/layout/folded-figures.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { Skeleton, SkeletonPanel } from "../kit/feedback/panel.tsx";
import { driversMessages as texts } from "./drivers.messages.ts";
import type { Drivers } from "./drivers.store.ts";
import { Figure } from "../kit/layout/figure.tsx";

/** Shares of complete, waiting and missing documents; with a search or filters, of the drivers found only. */
export function ShareCards({ store: { drivers } }: { readonly store: Drivers }) {
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
      <ul className="shares" aria-label={texts.shares} aria-busy={load.isPrevious}>
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
      <h2 className="share-label">
        <Icon of={icon} />
        {words.title}
      </h2>
      <div className="share-figures">
        <Figure>{formatPercent(share?.ratio ?? null)}</Figure>
        <p className="share-of">
          {share && (share.count ?? share.total) !== null
            ? words.of(formatNumber(share.count), formatNumber(share.total))
            : missing}
        </p>
      </div>
      <div className="share-line" aria-hidden="true">
        <span className="share-fill" style={{ width }} />
        <span className="share-stop" style={{ left: `clamp(5.5px, ${width}, calc(100% - 5.5px))` }} />
      </div>
      <p className="share-meaning">
        {words.meaning}
        {note !== undefined && <span className="share-note">{note}</span>}
      </p>
    </li>
  );
}
