import { useStore } from "@nanostores/react";
import { type ReactNode, useMemo, useState } from "react";
import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import { NoticeLine } from "../../kit/feedback/panel.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { BookButton } from "../../kit/sheet/export/book-button.tsx";
import type { Column } from "../../kit/table/column.ts";
import { DataTable } from "../../kit/table/data-table.tsx";
import type { RowNoun } from "../../kit/table/table-props.ts";
import { toMatchingRows } from "../../kit/table/search/matching-rows.ts";
import { firstPage, type TableState } from "../../kit/table/table-state.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { monthReportMessages, peopleMessages as texts } from "../month-report.messages.ts";
import type { MonthReport, ShownMonth } from "../month-report.store.ts";
import {
  type AttendanceRow,
  attendanceFields,
  toPeopleBook,
  toPersonRows,
  toRouteRows,
  toWeekdayRows,
  toWeekRows,
} from "./attendance.model.ts";

interface AttendanceProps {
  readonly store: MonthReport;
  readonly shown: ShownMonth;
}

/** Boardings and absences by route, weekday and week; for administrators also by person, on request. */
export function AttendanceSection({ store, shown }: AttendanceProps) {
  const tables = useStore(shown.analysis.$attendance);
  const [routes, weekdays, weeks] = useMemo(
    () => [toRouteRows(tables), toWeekdayRows(tables), toWeekRows(tables)],
    [tables],
  );
  return (
    <div className="month-columns">
      <Card title={texts.byRoute} isClipped>
        <Table
          caption={texts.byRoute}
          columns={attendanceFields().route.columns}
          rows={routes}
          noun={texts.routeNoun}
        />
      </Card>
      <div className="month-stack">
        <Card title={texts.byWeekday} isClipped>
          <Table caption={texts.byWeekday} columns={attendanceFields().weekday.columns} rows={weekdays} />
        </Card>
        <Card title={texts.byWeek} isClipped>
          <Table caption={texts.byWeek} columns={attendanceFields().week.columns} rows={weeks} />
        </Card>
        {store.isAdministrator && <People shown={shown} />}
      </div>
    </div>
  );
}

/** The rows by person are computed only while they are shown. */
function People({ shown }: Pick<AttendanceProps, "shown">) {
  const [isShown, setShown] = useState(false);
  return (
    <Card
      title={texts.byPerson}
      isClipped
      control={
        <button type="button" className="button small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? texts.hidePeople : texts.showPeople}
        </button>
      }
    >
      <NoticeLine>{texts.personalNotice}</NoticeLine>
      {isShown && <PersonTable shown={shown} />}
    </Card>
  );
}

function PersonTable({ shown }: Pick<AttendanceProps, "shown">) {
  const people = useStore(shown.analysis.$people);
  const rows = useMemo(() => toPersonRows(people), [people]);
  const reading = useStore(shown.reading.$state);
  // As .xlsx only, because a .csv has no place for the notice. Not while days are still being read.
  const toButton = (state: TableState) =>
    reading.status === "complete" && (
      <BookButton
        className="button"
        book={() => toPeopleBook(shown.month, toMatchingRows(rows, attendanceFields().person.columns, state))}
      >
        <Icon of={fileSpreadsheetIcon} />
        {texts.download}
      </BookButton>
    );
  return (
    <Table
      caption={texts.byPerson}
      columns={attendanceFields().person.columns}
      rows={rows}
      noun={texts.personNoun}
      searchLabel={texts.searchPeople}
      empty={texts.noAbsences}
      toolbar={toButton}
    />
  );
}

const inOrder = firstPage();
const keyOf = ({ key }: AttendanceRow) => key;
const nameOf = ({ name }: AttendanceRow) => name;

interface TableProps {
  readonly caption: string;
  readonly columns: readonly Column<AttendanceRow>[];
  readonly rows: readonly AttendanceRow[];
  readonly noun?: RowNoun;
  readonly searchLabel?: string;
  readonly empty?: string;
  readonly toolbar?: (state: TableState) => ReactNode;
}

function Table({ caption, columns, rows, noun, searchLabel, empty = texts.empty, toolbar }: TableProps) {
  const [state, setState] = useState(inOrder);
  return (
    <DataTable
      caption={monthReportMessages.tableOf(caption)}
      columns={columns}
      rows={rows}
      rowId={keyOf}
      rowName={nameOf}
      state={state}
      defaults={inOrder}
      onChange={setState}
      mode="client"
      hasPaging={rows.length > inOrder.pageSize}
      {...(searchLabel === undefined ? {} : { searchLabel })}
      {...(noun && { noun })}
      emptyTitle={empty}
      toolbar={toolbar?.(state)}
    />
  );
}
