import { useStore } from "@nanostores/react";
import { useId, useRef, useState } from "react";
import infoIcon from "lucide-static/icons/info.svg?raw";
import type { PlannerData } from "../../core/planner/planner-data.ts";
import { formatDate, formatNumber, formatTime } from "../../core/text/format.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { Skeleton, StaleNote } from "../kit/feedback/panel.tsx";
import { ProgressBar, ReadingProgress } from "../kit/feedback/progress-bar.tsx";
import { RetryLink } from "../kit/feedback/retry-button.tsx";
import { Coverage, CoverageEnd, CoverageMissing, CoverageRead } from "../kit/layout/coverage.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { type Tab, Tabs } from "../kit/layout/tabs.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { type PictureSource, usePaperPicture } from "../kit/print/paper-picture.tsx";
import { PrintButton } from "../kit/print/print-button.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";
import { AskView } from "./ask/ask.view.tsx";
import { countUnknownSeats, type PlannerProps } from "./parts.tsx";
import { plannerMessages as texts } from "./planner.messages.ts";
import { plannerTabs } from "./planner.store.ts";

const suggestions = lazyModule(() => import("./suggestions/suggestions.view.tsx"));
const how = lazyModule(() => import("./how.tsx"));

export function PlannerView({ store }: PlannerProps) {
  const { tab, subject } = useStore(store.$state);
  const answer = useStore(store.ask.$answer);
  const openCount = useStore(store.suggestions.$openCount);
  const map = useRef<PictureSource>(null);
  const paper = usePaperPicture(map);
  const [isHowOpen, setHowOpen] = useState(false);
  const panel = useId();
  const tabs = plannerTabs.map((id): Tab => ({
    id,
    label: texts.tab[id],
    ...(id === "suggestions" && openCount !== null ? { badge: formatNumber(openCount) } : {}),
  }));
  return (
    <div className="area planner">
      <Heading title={texts.title}>
        {tab === "address" && subject !== "list" && answer && (
          <PrintButton title={texts.job} orientation="portrait" before={paper.take} after={paper.drop} />
        )}
        <button type="button" className="button planner-how-button" onClick={() => setHowOpen(true)}>
          <Icon of={infoIcon} />
          {texts.how}
        </button>
      </Heading>
      <PlannerCoverage store={store} />
      <Tabs
        label={texts.tabs}
        tabs={tabs}
        value={tab}
        panelId={panel}
        onChange={(id) => store.change({ tab: plannerTabs.find((known) => known === id) ?? "address" })}
      />
      <div className="stack gap min-0" role="tabpanel" id={panel} aria-label={texts.tab[tab]}>
        {tab === "address" ? (
          <AskView store={store} map={map} picture={paper.picture} />
        ) : (
          <LatePart code={suggestions} failedTitle={texts.partFailed} skeleton={<Skeleton height={420} />}>
            {({ SuggestionsView }) => <SuggestionsView store={store} />}
          </LatePart>
        )}
      </div>
      {isHowOpen && (
        <LatePart code={how} failedTitle={texts.partFailed}>
          {({ HowDrawer }) => <HowDrawer onClose={() => setHowOpen(false)} />}
        </LatePart>
      )}
    </div>
  );
}

/** What the answers are based on: how much was read, what is missing and why, and when it was read. */
function PlannerCoverage({ store }: PlannerProps) {
  const load = useStore(store.data.$load);
  const progress = useStore(store.data.$seatsProgress);
  const part = useStore(store.suggestions.$reading);
  const retry = () => void store.data.refresh();
  if (load.status === "failed") return null;
  if (load.status === "loading") {
    return (
      <Coverage>
        <ProgressBar value={0} max={null} label={texts.readingRoutes} />
      </Coverage>
    );
  }
  const { data, loadedAt, refreshError } = load;
  const { routes, ways, people } = data.network;
  const missing = toMissing(data);
  const stops = ways.reduce((sum, way) => sum + way.stops.length, 0);
  const unknown = countUnknownSeats(data.network);
  return (
    <Coverage>
      {refreshError && <StaleNote onRetry={retry} />}
      <CoverageRead role="status">
        {texts.read(formatNumber(routes.size), formatNumber(stops))}
        <span className="planner-people muted">{texts.people(formatNumber(people().size))}</span>
      </CoverageRead>
      {data.seatsState === "loading" ? (
        <ProgressBar
          value={progress?.done ?? 0}
          max={progress?.total ?? null}
          label={texts.readingSeats(formatNumber(progress?.done ?? 0), formatNumber(progress?.total))}
        />
      ) : (
        unknown > 0 && (
          <CoverageMissing>
            {texts.unknownSeats(formatNumber(unknown))}
            <Link to={{ name: "route-details-home", query: "occupancy=unknown" }}>{texts.toRoutes}</Link>
          </CoverageMissing>
        )
      )}
      {missing !== "" && (
        <CoverageMissing role="alert">
          {missing}
          <RetryLink onRetry={retry} />
        </CoverageMissing>
      )}
      {part?.progress && (
        <ReadingProgress
          value={part.progress.done}
          max={part.progress.total}
          label={part.progress.text}
          onCancel={part.cancel}
        />
      )}
      {part?.missing && (
        <CoverageMissing role="alert">
          {part.missing}
          <RetryLink onRetry={part.retry} />
        </CoverageMissing>
      )}
      <CoverageEnd>{texts.readAt(`${formatDate(loadedAt)} - ${formatTime(loadedAt)}`)}</CoverageEnd>
    </Coverage>
  );
}

const toMissing = ({ seatsState, limitsState }: PlannerData) =>
  [seatsState === "failed" ? texts.missing.seats : "", limitsState === "failed" ? texts.missing.sla : ""]
    .filter(Boolean)
    .join(" ");
