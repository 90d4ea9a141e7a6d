import { useStore } from "@nanostores/react";
import { useId, useRef, useState } from "react";
import infoIcon from "lucide-static/icons/info.svg?raw";
import { formatNumber } from "../../core/text/format.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { Skeleton } from "../kit/feedback/panel.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { type Tab, Tabs } from "../kit/layout/tabs.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { type PictureSource, usePaperPicture } from "../kit/print/paper-picture.tsx";
import { PrintButton } from "../kit/print/print-button.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { AskView } from "./ask/ask.view.tsx";
import { PlannerCoverage } from "./coverage.tsx";
import { plannerMessages as texts } from "./planner.messages.ts";
import { plannerTabs } from "./planner.state.ts";
import type { Planner } from "./planner.store.ts";

const suggestions = lazyModule(() => import("./suggestions/suggestions.view.tsx"));
const how = lazyModule(() => import("./how.tsx"));

export interface PlannerProps {
  readonly store: Planner;
}

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
