import { useStore } from "@nanostores/react";
import { localized } from "../../../core/text/messages.ts";
import { useMemo, useRef, useState } from "react";
import { AsyncPanel, EmptyPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Segmented } from "../../kit/field/segmented.tsx";
import { Card } from "../../kit/layout/card.tsx";
import type { Personnel } from "../personnel.store.ts";
import { AreaTable } from "./area-table.tsx";
import { ReadingPanel } from "../table/reading-panel.tsx";
import css from "./spread.css?inline";
import { spreadMessages as texts } from "../personnel.messages.ts";
import type { Spread } from "./spread.model.ts";
import { SpreadMap } from "./spread-map.tsx";
import { SpreadNotes } from "./spread-notes.tsx";
import { useCounted } from "../../kit/element/context.ts";
import { createSpread, type SpreadStore } from "./spread.store.ts";
import { formatDistance, formatNumber, formatPercent, missing } from "../../../core/text/format.ts";

/** The number of people by walking distance to their stop. */
function WalkCard({ spread }: { readonly spread: Spread }) {
  const { bands, unknownWalk, withoutRoute, straightWalk } = spread;
  const known = bands.reduce((sum, band) => sum + band.people, 0);
  return (
    <Card title={texts.walkTitle}>
      <div className="card-body">
        <table className="spread-walks table-full">
          <caption className="visually-hidden">{texts.walkCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.distance}</th>
              <th scope="col">{texts.people}</th>
              <th scope="col">{texts.share}</th>
            </tr>
          </thead>
          <tbody>
            {bands.map(({ from, to, people }) => (
              <tr key={from}>
                <th scope="row">
                  {toBandName(from, to)}
                  {people > 0 && <span className="spread-bar" style={{ inlineSize: `${(people / known) * 100}%` }} />}
                </th>
                <td>{formatNumber(people)}</td>
                <td>{known === 0 ? missing : formatPercent((people / known) * 100)}</td>
              </tr>
            ))}
            <Rest name={texts.unknownWalk} people={unknownWalk} />
            <Rest name={texts.noRoute} people={withoutRoute} />
          </tbody>
        </table>
        <p className="subtle">
          {texts.walkShare} {straightWalk > 0 && texts.straight(formatNumber(straightWalk))}
        </p>
      </div>
    </Card>
  );
}

function Rest({ name, people }: { readonly name: string; readonly people: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatNumber(people)}</td>
      <td>{missing}</td>
    </tr>
  );
}

function toBandName(from: number, to: number | null): string {
  if (to === null) return texts.beyond(formatDistance(from));
  return from === 0 ? texts.upTo(formatDistance(to)) : texts.between(formatDistance(from), formatDistance(to));
}

const spreadStyles = styles(css);
const skeleton = <Skeleton height={430} />;
const mapSkeleton = <Skeleton height={340} shape="plane" />;

/** Whom the map shows. */
export type Who = "everybody" | "without-route";
const choices = localized(
  () =>
    [
      { value: "everybody", label: texts.everybody },
      { value: "without-route", label: texts.withoutRoute },
    ] as const,
);

/** Where the employees live, by district, and how far they walk; never single homes. */
export function SpreadView({ store }: { readonly store: Personnel }) {
  useStyles(spreadStyles);
  const own = useMemo(() => createSpread(store), [store]);
  useCounted(own.queries);
  const { employees, reading } = own;
  const load = useStore(employees.$load);
  const spread = useStore(own.$spread);
  if (reading && load.status !== "ready")
    return (
      <div className="card" part="card">
        <ReadingPanel reading={reading} load={load} failedTitle={texts.failed} />
      </div>
    );
  return (
    <AsyncPanel load={load} failedTitle={texts.failed} onRetry={() => void employees.refresh()} skeleton={skeleton}>
      {() => spread && <Answered own={own} spread={spread} />}
    </AsyncPanel>
  );
}

interface AnsweredProps {
  readonly own: SpreadStore;
  readonly spread: Spread;
}

function Answered({ own, spread }: AnsweredProps) {
  if (spread.areas.length > 0) return <Content own={own} spread={spread} />;
  return (
    <div className="card" part="card">
      <EmptyPanel title={spread.people === 0 ? texts.empty : texts.tooFewTitle}>
        {spread.people === 0 ? null : texts.tooFew}
      </EmptyPanel>
    </div>
  );
}

function Content({ own, spread }: AnsweredProps) {
  const [who, setWho] = useState<Who>("everybody");
  const [selected, setSelected] = useState<{ readonly id: string } | null>(null);
  const places = useStore(own.places.$load);
  const map = useRef<HTMLDivElement>(null);
  const showOnMap = (id: string) => {
    setSelected({ id });
    map.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className="spread">
      <Card
        title={texts.title}
        isClipped
        control={<Segmented label={texts.who} options={choices()} value={who} onChange={setWho} />}
      >
        <div className="spread-map" ref={map}>
          <AsyncPanel
            load={places}
            failedTitle={texts.placesFailed}
            onRetry={() => void own.places.refresh()}
            skeleton={mapSkeleton}
          >
            {({ stops }) => (
              <SpreadMap
                areas={spread.areas}
                stops={stops}
                who={who}
                selected={selected}
                onSelect={(id) => setSelected({ id })}
              />
            )}
          </AsyncPanel>
        </div>
        <SpreadNotes spread={spread} who={who} places={places.status} onList={own.showWithoutRoute} />
      </Card>
      <WalkCard spread={spread} />
      <AreaTable spread={spread} selected={selected?.id ?? null} onShow={showOnMap} />
    </div>
  );
}
