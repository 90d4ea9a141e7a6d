import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect, useRef } from "react";
import type { AllEmployees } from "../../../core/employees/all-employees.ts";
import { type PeopleListName, peopleLists } from "../../../core/employees/people-lists.ts";
import { toHelp } from "../../../core/http/errors.ts";
import type { Load } from "../../../core/query/query.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { FailedPanel, Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";
import { ProgressBar } from "../../kit/feedback/progress-bar.tsx";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import type { CompanyEmployees } from "../employees.store.ts";
import { employeeMessages } from "../personnel.messages.ts";
import type { EmployeesStore } from "../personnel.store.ts";

/**
 * Most employees for whom the lists are counted unasked, once the first page is shown: twenty calls. In larger companies the numbers
 * come when one of the lists is opened.
 */
const mostCounted = 2000;

const $nothing = atom(null);

interface PillsProps {
  readonly store: EmployeesStore;
  readonly people: CompanyEmployees;
}

/** The ready lists, with their numbers of people; one is always chosen. */
export function ListPills({ store, people }: PillsProps) {
  const list = useStore(store.$list);
  const page = useStore(people.employees.$load);
  const counts = useStore(people.count.$load);
  const isShown = page.status === "ready";
  const size = isShown ? (page.data.count ?? Infinity) : Infinity;
  const lists = useStore(list !== "all" || size <= mostCounted ? people.lists.$load : $nothing);
  const status = counts.status === "ready" ? counts.data : null;
  const row = useRef<HTMLDivElement>(null);
  // Runs after each change of the list. Where the pills don't fit, the chosen one is moved into sight.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [list]);
  const toCount = (name: PeopleListName): number | null => {
    if (lists?.status === "ready") return lists.data[name].length;
    if (status === null || status.onHold === null) return null;
    if (name === "on-hold") return status.onHold;
    return name === "all" && status.registered !== null ? status.registered + status.onHold : null;
  };
  return (
    <div className="list-pills flex gap-6" role="group" aria-label={employeeMessages.lists.label} ref={row}>
      {peopleLists.map((name) => {
        const count = toCount(name);
        return (
          <button
            key={name}
            type="button"
            className="list-pill weight-medium"
            aria-pressed={name === list}
            onClick={() => store.changeList(name)}
          >
            {employeeMessages.lists[name]} {count !== null && <b>{formatNumber(count)}</b>}
          </button>
        );
      })}
    </div>
  );
}

interface PanelProps {
  readonly reading: AllEmployees;
  readonly failedTitle: string;
  readonly load: Exclude<Load<unknown>, { status: "ready" }>;
}

/** Shown until all employees are loaded, because figures of a part would be wrong: progress, or why loading stopped. */
export function ReadingPanel({ reading, load, failedTitle }: PanelProps) {
  const texts = employeeMessages.reading;
  const { loaded, count, isStopped } = useStore(reading.$progress);
  const isPart = loaded > 0 && count !== null;
  return (
    <>
      {(load.status === "loading" || load.isRetrying) && <ReadingLine reading={reading} />}
      {load.status === "loading" && !isStopped && (
        <SkeletonPanel>
          <div className="skeleton-inset">
            <Skeleton height={430} />
          </div>
        </SkeletonPanel>
      )}
      {load.status === "failed" && (
        <FailedPanel
          title={failedTitle}
          help={
            isPart
              ? `${toHelp(load.error)} ${texts.partRead(formatNumber(loaded, 0), formatNumber(count, 0))}`
              : toHelp(load.error)
          }
          onRetry={() => void reading.refresh()}
          isRetrying={load.isRetrying}
          {...(isPart ? { retryText: texts.retryRest } : {})}
        />
      )}
    </>
  );
}

/** One button both stops and resumes, so that it keeps the focus. */
function ReadingLine({ reading }: Pick<PanelProps, "reading">) {
  const texts = employeeMessages.reading;
  const { loaded, count, isStopped } = useStore(reading.$progress);
  const read = loaded > 0 && count !== null ? formatNumber(loaded, 0) : null;
  const toLabel = isStopped ? texts.stopped : texts.progress;
  return (
    <div className="people-reading row wrap">
      <ProgressBar value={loaded} max={count ?? (isStopped ? 1 : null)} label={toLabel(read, formatNumber(count, 0))} />
      <TransientButton className="button small" onClick={isStopped ? () => void reading.refresh() : reading.stop}>
        {isStopped ? texts.resume : texts.cancel}
      </TransientButton>
    </div>
  );
}
