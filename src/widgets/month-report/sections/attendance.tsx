import { useStore } from "@nanostores/react";
import { useMemo, useState } from "react";
import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import { NoticeLine } from "../../kit/feedback/panel.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { WorkbookButton } from "../../kit/sheet/export/workbook-button.tsx";
import { LocalTable } from "../../kit/table/local-table.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { monthReportMessages, peopleMessages as texts } from "../month-report.messages.ts";
import type { ReportProps } from "../month-report.store.ts";
import {
  attendanceFields,
  type AttendanceRow,
  toPeopleWorkbook,
  toPersonRows,
  toRouteRows,
  toWeekdayRows,
  toWeekRows,
} from "./people.model.ts";

/** Boardings and absences by route, weekday and week; for administrators also by person, on request. */
export function AttendanceSection({ store, shown }: ReportProps) {
  const tables = useStore(shown.analysis.$attendance);
  const [routes, weekdays, weeks] = useMemo(
    () => [toRouteRows(tables), toWeekdayRows(tables), toWeekRows(tables)],
    [tables],
  );
  return (
    <>
      <Card title={texts.byRoute} isClipped>
        <Table
          caption={texts.byRoute}
          columns={attendanceFields().route.columns}
          rows={routes}
          noun={texts.routeNoun}
        />
      </Card>
      <Card title={texts.byWeekday} isClipped>
        <Table caption={texts.byWeekday} columns={attendanceFields().weekday.columns} rows={weekdays} />
      </Card>
      <Card title={texts.byWeek} isClipped>
        <Table caption={texts.byWeek} columns={attendanceFields().week.columns} rows={weeks} />
      </Card>
      {store.isAdministrator && <People shown={shown} />}
    </>
  );
}

/** The rows by person are computed only while they are shown. */
function People({ shown }: Pick<ReportProps, "shown">) {
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

function PersonTable({ shown }: Pick<ReportProps, "shown">) {
  const people = useStore(shown.analysis.$people);
  const rows = useMemo(() => toPersonRows(people), [people]);
  const reading = useStore(shown.reading.$state);
  return (
    <Table
      caption={texts.byPerson}
      columns={attendanceFields().person.columns}
      rows={rows}
      noun={texts.personNoun}
      searchLabel={texts.searchPeople}
      emptyTitle={texts.noAbsences}
      // As .xlsx only, because a .csv has no place for the notice. Not while days are still being read.
      renderToolbar={(toFound) =>
        reading.status === "complete" && (
          <WorkbookButton className="button" workbook={() => toPeopleWorkbook(shown.month, toFound())}>
            <Icon of={fileSpreadsheetIcon} />
            {texts.download}
          </WorkbookButton>
        )
      }
    />
  );
}

const nameOf = ({ name }: AttendanceRow) => name;
type TableProps = Omit<Parameters<typeof LocalTable<AttendanceRow>>[0], "rowName" | "emptyTitle">;

function Table({ caption, ...table }: TableProps & { readonly emptyTitle?: string }) {
  return (
    <LocalTable emptyTitle={texts.empty} {...table} caption={monthReportMessages.tableOf(caption)} rowName={nameOf} />
  );
}
