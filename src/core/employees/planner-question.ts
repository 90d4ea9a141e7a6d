import type { Employee } from "../api/employees.ts";
import type { PlannerQuestion } from "../portal/hand-over.ts";
import { missing } from "../text/format.ts";
import { toReadableAddress } from "./address.ts";

export const toListQuestion = (people: readonly Employee[]): PlannerQuestion => ({
  kind: "list",
  people: people.map(({ name, homeAddress }) => ({ name: name ?? "", address: toReadableAddress(homeAddress ?? "") })),
});

export const toEmployeeQuestion = ({ id, name, homeAddress, routeName }: Employee): PlannerQuestion => ({
  kind: "employee",
  id,
  name: name ?? missing,
  homeAddress,
  hasRoute: routeName !== null,
});
