import { useStore } from "@nanostores/react";
import { useState } from "react";
import footprintsIcon from "lucide-static/icons/footprints.svg?raw";
import mergeIcon from "lucide-static/icons/merge.svg?raw";
import { formatNumber } from "../../../core/text/format.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { EmptyPanel, Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";
import { Segmented } from "../../kit/field/segmented.tsx";
import { useRecords } from "../../kit/table/records/use-records.ts";
import { countUnknownSeats, type PlannerProps, RoutesFailed } from "../parts.tsx";
import { suggestionMessages as texts } from "../planner.messages.ts";
import { Opened } from "./opened.tsx";
import { Figures, type FoundProps, Thresholds, toPerson } from "./suggestion-figures.tsx";
import { Dismissed, Rows } from "./suggestion-list.tsx";
import css from "./suggestions.css?inline";
import type { Suggestions } from "./suggestions.store.ts";

const ownStyles = styles(css);

/** "Öneriler": nearer stops and routes that could be one, with what they rest on. */
export function SuggestionsView({ store }: PlannerProps) {
  useStyles(ownStyles);
  const load = useStore(store.data.$load);
  const { suggestions } = store;
  const { pairs, stops } = useStore(suggestions.$open);
  const { slot, isNarrow } = useRecords();
  if (load.status === "failed") return <RoutesFailed store={store} />;
  return (
    <div className="slot suggestions stack gap" ref={slot}>
      <div className="card suggestion-figures" part="card">
        <Figures store={suggestions} pairs={pairs} stops={stops} />
        <Thresholds store={suggestions} isFolded={isNarrow} />
      </div>
      <Body store={suggestions} pairs={pairs} stops={stops} isNarrow={isNarrow} />
      <Foot store={suggestions} />
    </div>
  );
}

const kinds = ["all", "pairs", "stops"] as const;
type Kind = (typeof kinds)[number];
const kindIcons: Readonly<Record<Kind, string | null>> = { all: null, pairs: mergeIcon, stops: footprintsIcon };

function Body({ store, pairs, stops, isNarrow }: FoundProps & { readonly isNarrow: boolean }) {
  const chosen = useStore(store.$opened);
  const [kind, setKind] = useState<Kind>("all");
  const shownPairs = kind === "stops" ? [] : pairs;
  const shownStops = kind === "pairs" ? [] : stops;
  const shown = [...(shownPairs ?? []), ...(shownStops ?? [])];
  const isComputing = pairs === null && stops === null;
  // Beside a list something is always open; below its row only what was chosen.
  const opened = shown.find(({ id }) => id === chosen) ?? (isNarrow ? null : (shown[0] ?? null));
  const detail = opened && (
    <Opened key={opened.id} store={store} suggestion={opened} together={new Set((stops ?? []).map(toPerson)).size} />
  );
  const rows = { store, openedId: opened?.id ?? null, detail: isNarrow ? detail : null };
  return (
    <div className="suggestion-body grid gap">
      <div className="card suggestion-list" part="card">
        {store.isAboutPeople && (
          <Segmented
            label={texts.shown}
            options={kinds.map((value) => ({
              value,
              label: texts.kinds[value],
              ...(kindIcons[value] ? { icon: kindIcons[value] } : {}),
            }))}
            value={kind}
            onChange={setKind}
          />
        )}
        {kind !== "stops" && <Rows {...rows} kind="pair" items={pairs} />}
        {kind !== "pairs" && store.isAboutPeople && <Rows {...rows} kind="stop" items={stops} />}
        {!store.isAboutPeople && <p className="suggestion-note subtle text-xs">{texts.peopleForAdministrators}</p>}
        <Dismissed store={store} />
      </div>
      {!isNarrow && (
        <div className="card suggestion-detail" part="card">
          {detail ??
            (isComputing ? (
              <SkeletonPanel>
                <Skeleton height={420} />
              </SkeletonPanel>
            ) : (
              <EmptyPanel title={texts.none}>
                <TransientButton className="link" onClick={store.choices.resetThresholds}>
                  {texts.reset}
                </TransientButton>
              </EmptyPanel>
            ))}
        </div>
      )}
    </div>
  );
}

function Foot({ store }: { readonly store: Suggestions }) {
  const network = useStore(store.$network);
  if (!network) return null;
  const unknown = countUnknownSeats(network);
  return (
    <p className="suggestion-foot subtle">
      {texts.onceEach} {unknown > 0 && texts.unknownSeats(formatNumber(unknown))}
    </p>
  );
}
