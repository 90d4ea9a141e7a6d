import { useStore } from "@nanostores/react";
import { type RefObject, useEffect, useRef } from "react";
import clipboardListIcon from "lucide-static/icons/clipboard-list.svg?raw";
import infoIcon from "lucide-static/icons/info.svg?raw";
import mapPinIcon from "lucide-static/icons/map-pin.svg?raw";
import userIcon from "lucide-static/icons/user.svg?raw";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { EmptyPanel, Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";
import { Segmented } from "../../kit/field/segmented.tsx";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { PrintedMap, type PictureSource } from "../../kit/print/paper-picture.tsx";
import { useRecords } from "../../kit/table/records/use-records.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { Answer } from "./answer.tsx";
import { AddressAsk, ApproximateChip, PersonAsk } from "./fields.tsx";
import { askMessages, plannerMessages as texts } from "../planner.messages.ts";
import { toAnswerTitle, toLimitsText } from "./ask.model.ts";
import { stopId } from "./ask-map.model.ts";
import { type Subject, subjects } from "../planner.state.ts";
import type { PlannerProps } from "../planner.view.tsx";
import { RoutesFailed } from "../routes-failed.tsx";

const list = lazyModule(() => import("../list/list.view.tsx"));
// A separate chunk, because Leaflet and the base map are several times as large as the rest.
const mapCode = lazyModule(() => import("./ask-map.tsx"));
/** Widest slot, px, in which the map stands between question and answer; the same as in planner.css. */
const widestStack = 900;
const icons: Readonly<Record<Subject, string>> = { address: mapPinIcon, employee: userIcon, list: clipboardListIcon };

/** The choice between address, employee and list; the list's view shows it too. */
export function SubjectChoice({ store }: PlannerProps) {
  const { subject } = useStore(store.$state);
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (store.takeSubjectFocus(subject)) choice.current?.querySelector<HTMLElement>("[aria-checked=true]")?.focus();
  }, [store, subject]);
  return (
    <div className="planner-subjects" ref={choice}>
      <Segmented
        label={texts.subjects}
        options={subjects.map((value) => ({ value, label: texts.subject[value], icon: icons[value] }))}
        value={subject}
        onChange={store.chooseSubject}
      />
    </div>
  );
}

interface AskProps extends PlannerProps {
  readonly map: RefObject<PictureSource | null>;
  readonly picture: HTMLCanvasElement | null;
}

/** "Adres Sor": where an address, an employee or the people of a list can board. */
export function AskView({ store, map, picture }: AskProps) {
  const { subject } = useStore(store.$state);
  const load = useStore(store.data.$load);
  if (subject === "list") {
    return (
      <LatePart code={list} failedTitle={texts.partFailed} skeleton={<Skeleton height={420} />}>
        {({ ListView }) => <ListView store={store} />}
      </LatePart>
    );
  }
  if (load.status === "failed") {
    return <RoutesFailed store={store} />;
  }
  return <Asked store={store} map={map} picture={picture} />;
}

function Asked({ store, map, picture }: AskProps) {
  const { subject } = useStore(store.$state);
  const selectedId = useSelectedId({ store });
  const { slot, isNarrow } = useRecords(widestStack);
  const parts = [
    <div key="answer" className="planner-answer flex min-0">
      <Announcement store={store} />
      <AnswerPart store={store} selectedId={selectedId} />
    </div>,
    <div key="map" className="planner-map">
      <LatePart code={mapCode} failedTitle={texts.partFailed} skeleton={<Skeleton height={320} shape="plane" />}>
        {({ AskMap }) => <AskMap store={store} selectedId={selectedId} ref={map} />}
      </LatePart>
    </div>,
  ];
  return (
    <>
      {picture && <PrintedMap picture={picture} />}
      <div className="slot" ref={slot}>
        <div className={picture ? "card clipped planner-ask pictured" : "card clipped planner-ask"} part="card">
          <div className="planner-question grid gap-10 min-0">
            <SubjectChoice store={store} />
            {subject === "employee" ? <PersonAsk store={store} /> : <AddressAsk store={store} />}
            <ApproximateChip store={store} />
          </div>
          {/* The order of the keyboard and of screen readers is that of the eye. */}
          {isNarrow ? parts.toReversed() : parts}
        </div>
      </div>
      <p className="subtle text-xs">{askMessages.foot}</p>
    </>
  );
}

/** The selected route or stop: by default the first of the answer. */
function useSelectedId({ store: { ask } }: PlannerProps): string | null {
  const answer = useStore(ask.$answer);
  const chosen = useStore(ask.$selected);
  if (!answer) return null;
  const ids =
    answer.kind === "near"
      ? answer.routes.map(({ routeUniqueId }) => routeUniqueId)
      : answer.stops.map(({ way, stop }) => stopId(way, stop));
  return ids.find((id) => id === chosen) ?? ids[0] ?? null;
}

/** Tells a screen reader what was found, wherever the focus is. */
function Announcement({ store: { ask } }: PlannerProps) {
  const answer = useStore(ask.$answer);
  return (
    <p className="visually-hidden" role="status">
      {answer && toAnswerTitle(answer)}
    </p>
  );
}

function AnswerPart({ store, selectedId }: PlannerProps & { readonly selectedId: string | null }) {
  const load = useStore(store.data.$load);
  const { subject } = useStore(store.$state);
  const place = useStore(store.ask.$place);
  const answer = useStore(store.ask.$answer);
  if (load.status !== "ready") {
    return (
      <SkeletonPanel>
        <Skeleton height={420} />
      </SkeletonPanel>
    );
  }
  const { data } = load;
  if (data.network.ways.length === 0) return <EmptyPanel title={askMessages.noRoutes} />;
  if (!place || !answer) return <EmptyPanel title={askMessages.before[subject === "employee" ? subject : "address"]} />;
  const limits = toLimitsText(data.limits, data.limitsState);
  return (
    <>
      <Answer store={store} data={data} place={place} answer={answer} selectedId={selectedId} />
      {limits && (
        <p className="planner-limits muted text-sm flex gap-8">
          <Icon of={infoIcon} size="small" />
          {limits}
        </p>
      )}
    </>
  );
}
