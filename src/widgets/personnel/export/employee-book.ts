import { type Employee, type EmployeeSearch, fetchAllEmployees, isDeleted } from "../../../core/api/employees.ts";
import { formatPhone } from "../../../core/text/phone.ts";
import type { Http } from "../../../core/http/http.ts";
import type { Book, SheetColumn } from "../../kit/sheet/model.ts";
import { personnelMessages as texts } from "../personnel.messages.ts";

const minutes = (seconds: number | null) => (seconds === null || seconds < 0 ? null : seconds / 60);

/** All fields of an employee. */
const employeeColumns = (): readonly SheetColumn<Employee>[] => [
  { header: texts.name, type: "text", value: ({ name }) => name },
  {
    header: texts.phone,
    type: "text",
    value: ({ phoneNumber }) => (phoneNumber === null ? null : formatPhone(phoneNumber)),
  },
  { header: texts.email, type: "text", value: ({ email }) => email },
  { header: texts.address, type: "text", value: ({ homeAddress }) => homeAddress },
  { header: texts.route, type: "text", value: ({ routeName }) => routeName },
  { header: texts.status, type: "text", value: ({ statusText }) => statusText && texts.statusOf(statusText) },
  { header: texts.sheet.walk, type: "integer", value: ({ average }) => average.walkingDistance },
  { header: texts.sheet.duration, type: "number", value: ({ average }) => minutes(average.tripDuration) },
  { header: texts.sheet.detour, type: "percent", value: ({ average }) => average.detourRatio },
  { header: texts.sheet.morningWalk, type: "integer", value: ({ morning }) => morning.walkingDistance },
  { header: texts.sheet.eveningWalk, type: "integer", value: ({ evening }) => evening.walkingDistance },
  { header: texts.sheet.morningDuration, type: "number", value: ({ morning }) => minutes(morning.tripDuration) },
  { header: texts.sheet.eveningDuration, type: "number", value: ({ evening }) => minutes(evening.tripDuration) },
  { header: texts.sheet.morningDetour, type: "percent", value: ({ morning }) => morning.detourRatio },
  { header: texts.sheet.eveningDetour, type: "percent", value: ({ evening }) => evening.detourRatio },
  { header: texts.sheet.firstTrip, type: "date", value: ({ firstTripDay }) => firstTripDay },
];

/** `Yolcu Listesi.xlsx`: these people. */
export const toPeopleBook = (people: readonly Employee[]): Book => ({
  file: texts.sheet.file,
  sheets: [{ name: texts.sheet.name, columns: employeeColumns(), rows: people }],
});

/** `Yolcu Listesi.xlsx`: everybody who matches the present filters, fetched page by page. */
export function toEmployeeBook(http: Http, search: EmployeeSearch): Book {
  return {
    file: texts.sheet.file,
    sheets: [
      {
        name: texts.sheet.name,
        columns: employeeColumns(),
        rows: async function* rows(signal: AbortSignal) {
          for await (const { rows: found, count } of fetchAllEmployees(http, search, signal)) {
            yield { rows: found.filter((employee) => !isDeleted(employee)), total: count };
          }
        },
      },
    ],
  };
}
