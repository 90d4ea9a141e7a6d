import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import circleHelpIcon from "lucide-static/icons/circle-question-mark.svg?raw";
import clipboardListIcon from "lucide-static/icons/clipboard-list.svg?raw";
import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import mapPinOffIcon from "lucide-static/icons/map-pin-off.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { formatNumber, formatTime } from "../../../core/text/format.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { NoticeLine, Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";
import { ReadingProgress } from "../../kit/feedback/progress-bar.tsx";
import { RetryLink } from "../../kit/feedback/retry-button.tsx";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { type PaperPicture, type PictureSource, PrintedMap, usePaperPicture } from "../../kit/print/paper-picture.tsx";
import { PrintButton } from "../../kit/print/print-button.tsx";
import { WorkbookButton } from "../../kit/sheet/export/workbook-button.tsx";
import { exportMessages } from "../../kit/sheet/sheet.messages.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { SubjectChoice } from "../ask/question.tsx";
import { type PlannerProps, RoutesFailed } from "../parts.tsx";
import { plannerListMessages as texts } from "../planner.messages.ts";
import css from "./list.css?inline";
import { toListWorkbook } from "./list-workbook.ts";
import type { ListResult } from "./list-result.store.ts";
import { toTileNote } from "./list-texts.model.ts";
import { countGroups, type ListGroup, listGroups } from "./list.model.ts";
import { type ListSearch, type ListWork, type PlaceList, toProgress } from "./list.store.ts";
import { PasteCard } from "./paste-card.tsx";
import { ResultSide } from "./result-side.tsx";
import { ResultTable } from "./result-table.tsx";

const listStyles = styles(css);

/** "Liste": where the people of a pasted list can board, seats given in its order. */
export function ListView({ store }: PlannerProps) {
  useStyles(listStyles);
  const work = useStore(store.list.$work);
  const root = useRef<HTMLDivElement>(null);
  const isPlaced = work !== null;
  const wasPlaced = useRef(isPlaced);
  useEffect(() => {
    // The button that was pressed is gone.
    if (wasPlaced.current !== isPlaced) root.current?.focus();
    wasPlaced.current = isPlaced;
  }, [isPlaced]);
  return (
    <div className="place-list stack gap min-0" ref={root} tabIndex={-1}>
      {work ? (
        <Placed store={store} work={work} />
      ) : (
        <>
          <SubjectChoice store={store} />
          <PasteCard list={store.list} />
        </>
      )}
    </div>
  );
}

interface PlacedProps extends PlannerProps {
  readonly work: ListWork;
}

function Placed({ store, work }: PlacedProps) {
  const { list } = store;
  const result = useStore(list.$result);
  const load = useStore(store.data.$load);
  const search = useStore(list.$search);
  const { shown, selected } = useStore(list.$state);
  const map = useRef<PictureSource>(null);
  const paper = usePaperPicture(map);
  return (
    <>
      <Bar store={store} work={work} result={result} paper={paper} />
      {load.status === "failed" ? (
        <RoutesFailed store={store} />
      ) : (
        <>
          <ReplacedNote list={list} />
          <SearchState list={list} work={work} search={search} />
          {paper.picture && <PrintedMap picture={paper.picture} />}
          <Tiles result={result} shown={shown} onShow={(group) => list.update({ shown: group })} />
          {result ? (
            <section className="card clipped place-list-result stack" part="card" aria-label={texts.caption}>
              <ResultTable store={store} result={result} />
              <ResultSide
                result={result}
                selected={selected}
                onSelect={(number) => list.update({ selected: number })}
                map={map}
              />
            </section>
          ) : (
            <div className="card" part="card">
              <SkeletonPanel>
                <p className="place-list-wait muted">{texts.readingSeats}</p>
                <Skeleton height={420} />
              </SkeletonPanel>
            </div>
          )}
        </>
      )}
      <p className="muted text-xs">
        {texts.estimate} {texts.privacy}
      </p>
    </>
  );
}

interface BarProps extends PlacedProps {
  readonly result: ListResult | null;
  readonly paper: PaperPicture;
}

function Bar({ store, work, result, paper }: BarProps) {
  const started = { paste: texts.startedPasted, file: texts.startedFile, area: texts.startedArea }[work.source];
  return (
    <div className="card place-list-bar" part="card">
      <SubjectChoice store={store} />
      <p>{started(formatNumber(work.rows.length), formatTime(work.startedAt))}</p>
      <div className="place-list-actions wrap gap-8 push">
        <button type="button" className="button" onClick={store.list.change}>
          <Icon of={clipboardListIcon} />
          {texts.change}
        </button>
        {result && (
          <>
            <PrintButton title={texts.job} orientation="portrait" before={paper.take} after={paper.drop} />
            <WorkbookButton className="button primary" workbook={() => toListWorkbook(result, store.list.$state.get())}>
              <Icon of={fileSpreadsheetIcon} />
              {exportMessages.button}
            </WorkbookButton>
          </>
        )}
      </div>
    </div>
  );
}

/** A list that another area has handed over stands where this one stood. */
function ReplacedNote({ list }: { readonly list: PlaceList }) {
  const replaced = useStore(list.$replaced);
  if (!replaced) return null;
  return (
    <NoticeLine>
      {texts.replaced(formatNumber((replaced.work ?? replaced.draft).rows.length))}{" "}
      <TransientButton className="link" onClick={() => void list.restore()}>
        {texts.restore}
      </TransientButton>
    </NoticeLine>
  );
}

interface SearchStateProps {
  readonly list: PlaceList;
  readonly work: ListWork;
  readonly search: ListSearch;
}

/** Progress with "Vazgeç"; afterwards what was not asked for, with a button that continues. */
function SearchState({ list, work, search }: SearchStateProps) {
  const { done, total } = toProgress(work, search);
  const failed = search.failed.size;
  const isRunning = search.status === "running";
  const isStopped = search.status === "stopped" && done < total;
  return (
    // The count of a running search isn't announced with every address.
    <div role="status" aria-live={isRunning ? "off" : undefined}>
      {isRunning && (
        <div className="place-list-state row">
          <ReadingProgress
            value={done}
            max={total}
            label={texts.finding(formatNumber(done), formatNumber(total))}
            onCancel={list.stop}
          />
        </div>
      )}
      {!isRunning && (isStopped || failed > 0) && (
        <div className="place-list-state stale-note row">
          <span>
            {isStopped
              ? texts.stopped(formatNumber(done), formatNumber(total))
              : texts.failedAddresses(formatNumber(failed))}
          </span>
          <RetryLink onRetry={() => void list.resume()} text={isStopped ? texts.resume : texts.retry} />
        </div>
      )}
    </div>
  );
}

const icons: Readonly<Record<ListGroup, string>> = {
  unplaced: mapPinOffIcon,
  unclear: circleHelpIcon,
  check: triangleAlertIcon,
  placed: circleCheckIcon,
};

interface TilesProps {
  readonly result: ListResult | null;
  readonly shown: ListGroup | null;
  readonly onShow: (group: ListGroup | null) => void;
}

/** The four groups with their numbers, which sum to the list; a pressed tile shows its group only. */
function Tiles({ result, shown, onShow }: TilesProps) {
  const entries = result?.entries ?? [];
  const counts = countGroups(entries);
  return (
    <div className="place-list-tiles grid gap-10" role="group" aria-label={texts.tiles}>
      {listGroups.map((group) => {
        return (
          <button
            key={group}
            type="button"
            className={`place-list-tile grid ${group}`}
            aria-pressed={shown === group}
            onClick={() => onShow(shown === group ? null : group)}
          >
            <span className="place-list-tile-name row gap-8">
              <Icon of={icons[group]} />
              {texts.groups[group]}
              <b>{result ? formatNumber(counts[group]) : "-"}</b>
            </span>
            <small>{result ? toTileNote(group, entries) : "\u00A0"}</small>
          </button>
        );
      })}
    </div>
  );
}
