import { useEffect, useRef } from "react";
import circleAlertIcon from "lucide-static/icons/circle-alert.svg?raw";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import circleHelpIcon from "lucide-static/icons/circle-question-mark.svg?raw";
import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import refreshIcon from "lucide-static/icons/refresh-cw.svg?raw";
import { formatDay, formatNumber } from "../../../core/text/format.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { WorkbookButton } from "../../kit/sheet/export/workbook-button.tsx";
import type { Workbook } from "../../kit/sheet/model.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { fullName } from "../employee.model.ts";
import { PeopleList, Person } from "./group-preview.tsx";
import { type Group, type GroupResult, type GroupState, isAccepted, isRepeatable, toSummary } from "./group.store.ts";
import { groupMessages as texts } from "../personnel.messages.ts";

type Done = Extract<GroupState, { step: "done" }>;
type Kind = keyof typeof texts.heads;

const icons = { accepted: circleCheckIcon, refused: circleAlertIcon, unknown: circleHelpIcon } satisfies Record<
  Kind,
  string
>;
const toKind = (result: GroupResult): Kind =>
  isAccepted(result) ? "accepted" : isRepeatable(result) ? "refused" : "unknown";
const of = (results: readonly GroupResult[], kind: Kind) => results.filter((result) => toKind(result) === kind);

export const toResultTitle = (results: Done["results"]) =>
  texts.received(formatNumber(of(results, "accepted").length), formatNumber(results.length));

interface ResultProps {
  readonly group: Group;
  readonly state: Done;
}

/** What became of each request: first what needs somebody. */
export function ResultLists({ group, state }: ResultProps) {
  const { results, change, looking } = state;
  const lists = { accepted: of(results, "accepted"), refused: of(results, "refused"), unknown: of(results, "unknown") };
  const counts = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => counts.current?.focus(), []);
  const kinds = (["accepted", "refused", "unknown"] as const).filter((kind) => lists[kind].length > 0);
  return (
    <div className="group-result">
      <p className="group-counts wrap" ref={counts} tabIndex={-1} role="status" aria-label={toSummary(results)}>
        {kinds.map((kind) => (
          <span key={kind} className={`${kind} inline-row gap-6`}>
            <Icon of={icons[kind]} size="small" />
            <b>{formatNumber(lists[kind].length)}</b> {texts.counts[kind]}
          </span>
        ))}
      </p>
      <div className="group-bar" aria-hidden="true">
        {kinds.map((kind) => (
          <span key={kind} className={kind} style={{ flexGrow: lists[kind].length }} />
        ))}
      </div>
      {lists.refused.length > 0 && (
        <section aria-label={texts.heads.refused}>
          <h3>{texts.heads.refused}</h3>
          <PeopleList
            first={20}
            items={lists.refused.map(({ employee, text }) => (
              <Person key={employee.id} employee={employee}>
                <span className="group-why refused muted text-sm">{text}</span>
                <button
                  type="button"
                  className="link"
                  aria-label={texts.repeatFor(fullName(employee))}
                  onClick={() => void group.repeat(employee.id)}
                >
                  {texts.repeat}
                </button>
              </Person>
            ))}
          />
        </section>
      )}
      {lists.unknown.length > 0 && (
        <section aria-label={texts.heads.unknown}>
          <h3>
            {texts.heads.unknown} <span className="subtle">{texts.mayBeDone}</span>
          </h3>
          <PeopleList
            first={20}
            items={lists.unknown.map(({ employee, text }) => (
              <Person key={employee.id} employee={employee}>
                <span className="group-why unknown muted text-sm" role="status">
                  {text}
                </span>
                <TransientButton
                  className="link"
                  aria-label={texts.lookFor(fullName(employee))}
                  aria-busy={looking.includes(employee.id)}
                  onClick={() => !looking.includes(employee.id) && void group.look(employee.id)}
                >
                  {looking.includes(employee.id) ? texts.looking : texts.look}
                </TransientButton>
              </Person>
            ))}
          />
        </section>
      )}
      {lists.accepted.length > 0 && (
        <section aria-label={texts.heads.accepted}>
          <h3>
            {texts.heads.accepted} <span className="subtle">{texts.from(formatDay(change.date))}</span>
          </h3>
          <PeopleList
            first={3}
            items={lists.accepted.map(({ employee }) => (
              <Person key={employee.id} employee={employee} />
            ))}
          />
        </section>
      )}
    </div>
  );
}

interface ButtonsProps extends ResultProps {
  readonly onClose: () => void;
}

export function ResultButtons({ group, state, onClose }: ButtonsProps) {
  const count = of(state.results, "refused").length;
  return (
    <>
      <WorkbookButton className="link group-export" workbook={() => toResultWorkbook(state.results)}>
        <Icon of={fileSpreadsheetIcon} />
        {texts.exportResult}
      </WorkbookButton>
      <button type="button" className={count > 0 ? "button" : "button primary"} onClick={onClose}>
        {texts.close}
      </button>
      {count > 0 && (
        <button type="button" className="button primary" onClick={() => void group.repeat()}>
          <Icon of={refreshIcon} />
          {texts.repeatAll(formatNumber(count))}
        </button>
      )}
    </>
  );
}

export const toResultWorkbook = (results: readonly GroupResult[]): Workbook => ({
  file: texts.file,
  sheets: [
    {
      name: texts.result,
      columns: [
        { header: texts.name, type: "text", value: ({ employee }: GroupResult) => fullName(employee), width: 28 },
        { header: texts.result, type: "text", value: (result: GroupResult) => texts.heads[toKind(result)], width: 20 },
        { header: texts.why, type: "text", value: ({ text }: GroupResult) => text, width: 48 },
      ],
      rows: results,
    },
  ],
});
