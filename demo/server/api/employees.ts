import { Hono, type Context } from "hono";
import * as v from "valibot";
import { dayInIstanbul, isDay } from "../calendar/day.ts";
import { toDemoEmployee, toEmployee } from "../employees/employee-json.ts";
import { findEmployees, findRouteNames, type EmployeeRow } from "../employees/find-employees.ts";
import { activationChoices, changeMembership, requireEmployee, statusChoices } from "../employees/membership.ts";
import { addNewEmployee, newEmployee } from "../employees/new-employee.ts";
import { registrationStatuses } from "../schema-people.ts";
import type { ApiEnvironment, SignedInEnvironment } from "./environment.ts";
import { administratorOnly, companyOnly, demoOnly } from "./guards.ts";
import {
  jsonParameter,
  one,
  pageSize,
  positiveInteger,
  readForm,
  readParameter,
  readQuery,
  readRepeatedQuery,
  searchedText,
} from "./validation.ts";

const status = v.picklist(registrationStatuses);
const columnFilters = v.strictObject({
  status: v.optional(v.array(status), []),
  route_name: v.optional(v.array(v.string()), []),
});

const employeeQuery = v.object({
  search: v.optional(one(searchedText), [""]),
  page: v.optional(one(positiveInteger), ["1"]),
  page_size: v.optional(one(v.union([v.literal("all"), pageSize()])), ["10"]),
  status: v.optional(v.array(status), []),
  column_filters: v.optional(one(jsonParameter(columnFilters)), ["{}"]),
});

const choicesQuery = v.object({ status });

const wrongDate = "Geçerli bir tarih girin.";
const changeRequest = v.pipe(
  v.object(
    {
      status: v.picklist(registrationStatuses, "Bu durum seçilemez."),
      date: v.pipe(v.optional(v.string(wrongDate), ""), v.check(isDay, wrongDate)),
      reason: v.optional(v.string("Geçerli bir neden seçin.")),
    },
    "Geçerli bir nesne gönderin.",
  ),
  v.forward(
    v.check(
      ({ status: target, reason }) =>
        reason === undefined ? target === "registered" : activationChoices[target].some(({ key }) => key === reason),
      "Bir neden seçin.",
    ),
    ["reason"],
  ),
);

export const employeesApi = new Hono<ApiEnvironment>()
  .get("/api/company/employees/", companyOnly, async (c) => {
    const query = readRepeatedQuery(c, employeeQuery);
    const asked = {
      companyId: c.var.account.companyId,
      search: query.search,
      statuses: [...query.status, ...query.column_filters.status],
      routeNames: query.column_filters.route_name,
    };
    const { rows, count } =
      query.page_size === "all"
        ? counted(await findEmployees(c.var.database, asked))
        : await c.var.employeePages.find(asked, { number: query.page, size: query.page_size });
    const today = dayInIstanbul(c.var.now);
    return c.json({ results: rows.map((row) => toEmployee(row, today)), count });
  })
  .post("/api/company/employees/", administratorOnly, async (c) => {
    await addNewEmployee(
      c.var.database,
      c.var.account.companyId,
      await readForm(c, newEmployee),
      dayInIstanbul(c.var.now),
    );
    return c.json({}, 201);
  })
  .get("/api/company/employees/column-filters", companyOnly, async (c) => c.json(await columnFiltersOf(c)))
  .get("/api/company/employees/:employeeId/activation-choices/", administratorOnly, async (c) => {
    const { status: target } = readQuery(c, choicesQuery);
    await requireEmployee(c.var.database, askedEmployee(c));
    return c.json({ choices: activationChoices[target] });
  })
  .post("/api/company/employees/:employeeId/change-activation/", administratorOnly, async (c) => {
    const request = await readForm(c, changeRequest);
    await changeMembership(c.var.database, askedEmployee(c), request, c.var.now);
    return c.json({});
  })
  .get("/api/demo/employees/", demoOnly, async (c) => {
    const { companyId } = c.var.account;
    const everybody = { companyId, search: "", statuses: [], routeNames: [] };
    const today = dayInIstanbul(c.var.now);
    const rows = await findEmployees(c.var.database, everybody);
    return c.json(rows.map((row) => toDemoEmployee(row, today)));
  })
  .get("/api/demo/employees/column-filters", demoOnly, async (c) => c.json(await columnFiltersOf(c)));

const counted = (rows: readonly EmployeeRow[]) => ({ rows, count: rows.length });

async function columnFiltersOf(c: Context<SignedInEnvironment>) {
  const routeNames = await findRouteNames(c.var.database, c.var.account.companyId);
  return { results: { status: statusChoices, route_name: routeNames } };
}

function askedEmployee(c: Context<SignedInEnvironment>) {
  return {
    companyId: c.var.account.companyId,
    employeeId: readParameter(c.req.param("employeeId"), positiveInteger),
  };
}
