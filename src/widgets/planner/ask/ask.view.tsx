import { useStore } from "@nanostores/react";
import type { RefObject } from "react";
import infoIcon from "lucide-static/icons/info.svg?raw";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { EmptyPanel, Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { PrintedMap, type PictureSource } from "../../kit/print/paper-picture.tsx";
import { useRecords } from "../../kit/table/records/use-records.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { type PlannerProps, RoutesFailed } from "../parts.tsx";
import { askMessages, plannerMessages as texts } from "../planner.messages.ts";
import { Answer } from "./answer.tsx";
import { toAnswerTitle, toLimitsText } from "./ask.model.ts";
import { Question } from "./question.tsx";

const list = lazyModule(() => import("../list/list.view.tsx"));
// A separate chunk, because Leaflet and the base map are several times as large as the rest.
const mapCode = lazyModule(() => import("./ask-map.tsx"));
/** Widest slot, px, in which the map stands between question and answer; the same as in planner.css. */
const widestStack = 900;

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
  if (load.status === "failed") return <RoutesFailed store={store} />;
  return <Asked store={store} map={map} picture={picture} />;
}

function Asked({ store, map, picture }: AskProps) {
  const answer = useStore(store.ask.$answer);
  const { slot, isNarrow } = useRecords(widestStack);
  const parts = [
    <div key="answer" className="planner-answer flex min-0">
      {/* Tells a screen reader what was found, wherever the focus is. */}
      <p className="visually-hidden" role="status">
        {answer && toAnswerTitle(answer)}
      </p>
      <AnswerPart store={store} />
    </div>,
    <div key="map" className="planner-map">
      <LatePart code={mapCode} failedTitle={texts.partFailed} skeleton={<Skeleton height={320} shape="plane" />}>
        {({ AskMap }) => <AskMap store={store} ref={map} />}
      </LatePart>
    </div>,
  ];
  return (
    <>
      {picture && <PrintedMap picture={picture} />}
      <div className="slot" ref={slot}>
        <div className={picture ? "card clipped planner-ask pictured" : "card clipped planner-ask"} part="card">
          <Question store={store} />
          {/* The order of the keyboard and of screen readers is that of the eye. */}
          {isNarrow ? parts.toReversed() : parts}
        </div>
      </div>
      <p className="subtle text-xs">{askMessages.foot}</p>
    </>
  );
}

function AnswerPart({ store }: PlannerProps) {
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
      <Answer store={store} data={data} place={place} answer={answer} />
      {limits && (
        <p className="planner-limits muted text-sm flex gap-8">
          <Icon of={infoIcon} size="small" />
          {limits}
        </p>
      )}
    </>
  );
}
