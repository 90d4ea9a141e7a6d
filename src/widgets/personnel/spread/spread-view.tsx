import { useStore } from "@nanostores/react";
import { useMemo, useRef, useState } from "react";
import type { Load } from "../../../core/query/query.ts";
import { formatDistance, formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import { useCounted } from "../../kit/element/context.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { AsyncPanel, EmptyPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { Segmented } from "../../kit/field/segmented.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { defineFields, integer, percent, screenOnly, text } from "../../kit/table/fields.ts";
import { LocalTable } from "../../kit/table/local-table.tsx";
import { spreadMessages as texts } from "../personnel.messages.ts";
import type { EmployeesStore } from "../personnel.store.ts";
import { SpreadMap } from "./spread-map.tsx";
import css from "./spread.css?inline";
import { type Area, areaName, type Spread, type Who } from "./spread.model.ts";
import { createSpread, type SpreadStore } from "./spread.store.ts";
import { ReadingPanel } from "../table/ready-lists.tsx";

const spreadStyles = styles(css);
const skeleton = <Skeleton height={430} />;
const mapSkeleton = <Skeleton height={340} shape="plane" />;

const choices = localized(
  () =>
    [
      { value: "everybody", label: texts.everybody },
      { value: "without-route", label: texts.withoutRoute },
    ] as const,
);

/** Where the employees live, by district, and how far they walk; never single homes. */
export function SpreadView({ store }: { readonly store: EmployeesStore }) {
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
    <div className="spread stack gap">
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

interface NotesProps {
  readonly spread: Spread;
  readonly who: Who;
  /** Opens the list of those without a route; undefined: there is none. */
  readonly onList: (() => void) | undefined;
  /** Load status of homes and stops. */
  readonly places: Load<unknown>["status"];
}

/** Text about what the map covers and what it doesn't show. */
function SpreadNotes({ spread, who, places, onList }: NotesProps) {
  const { people, located, onHold, withoutRoute, areas } = spread;
  const isShown = areas.some((area) => (area.withoutRoute ?? 0) > 0 && area.position !== null);
  return (
    <div className="spread-notes grid gap-4 muted text-sm">
      <p>
        <b>{toCoverage(places, located, people)}</b>
      </p>
      <p>
        <b>{withoutRoute === 0 ? texts.noneWithoutRoute : texts.countWithoutRoute(formatNumber(withoutRoute))}</b>
        {withoutRoute > 0 && onList && (
          <>
            {" "}
            <button type="button" className="link" onClick={onList}>
              {texts.showWithoutRoute}
            </button>
          </>
        )}
        {who === "without-route" && withoutRoute > 0 && !isShown && places === "ready" && ` ${texts.fewWithoutRoute}`}
      </p>
      <details>
        <summary>{texts.how}</summary>
        <p>{texts.source}</p>
        <p>{texts.privacy}</p>
        {onHold > 0 && <p>{texts.onHold(formatNumber(onHold))}</p>}
        {places === "ready" && <p>{texts.rings}</p>}
      </details>
    </div>
  );
}

function toCoverage(places: NotesProps["places"], located: number, people: number): string {
  if (places === "loading") return texts.coverageLoading;
  return places === "failed" ? texts.coverageMissing : texts.coverage(formatNumber(located), formatNumber(people));
}

interface TableProps {
  readonly spread: Spread;
  /** Id of the area that the map is centred on. */
  readonly selected: string | null;
  readonly onShow: (id: string) => void;
}

/** The map's numbers as a table. */
function AreaTable({ spread, selected, onShow }: TableProps) {
  const columns = useMemo(() => toColumns(spread.people, selected, onShow), [spread.people, selected, onShow]);
  const isMerged = spread.areas.some(({ name }) => name === null);
  const isHidden = spread.areas.some(({ withoutRoute }) => withoutRoute === null);
  return (
    <div className="card clipped spread-list" part="card">
      <LocalTable
        caption={texts.caption}
        columns={columns}
        rows={spread.areas}
        rowName={areaName}
        hasPaging={false}
        noun={texts.noun}
        searchLabel={texts.search}
        emptyTitle={texts.empty}
      />
      {(isMerged || isHidden) && (
        <div className="spread-notes grid gap-4 muted text-sm">
          {isMerged && <p>{texts.othersHelp}</p>}
          {isHidden && <p>{texts.hiddenHelp}</p>}
        </div>
      )}
    </div>
  );
}

const toColumns = (all: number, selected: string | null, onShow: (id: string) => void) =>
  defineFields<Area>([
    text("district", texts.district, areaName, { role: "title", isSearched: true, isSortable: true }),
    integer("people", texts.people, ({ people }) => people, { role: "value", isSortable: true }),
    percent("share", texts.share, ({ people }) => (people / all) * 100, { role: "summary", isSortable: true }),
    integer("median", texts.median, ({ medianWalk }) => medianWalk, {
      text: ({ medianWalk }) => formatDistance(medianWalk),
      isSortable: true,
    }),
    integer("without-route", texts.withoutRoute, ({ withoutRoute }) => withoutRoute, { isSortable: true }),
    screenOnly({
      id: "show",
      header: texts.showOnMap,
      text: () => "",
      cell: (area) =>
        area.position === null ? (
          <span className="subtle">{texts.noPosition}</span>
        ) : (
          <button
            type="button"
            className="button small"
            aria-label={texts.showOnMapOf(areaName(area))}
            aria-pressed={area.id === selected}
            onClick={() => onShow(area.id)}
          >
            {texts.showOnMap}
          </button>
        ),
      role: "action",
    }),
  ]).columns;
