import { isRequested, type PendingChange, pendingChange } from "../../core/api/employees.ts";
import { formatDay } from "../../core/text/format.ts";
import { plural } from "../../core/text/plural.ts";
import { foldText } from "../../core/text/text.ts";
import type { personnelMessages } from "./personnel.messages.ts";

const statuses = new Map([
  ["kayitli", "Registered"],
  ["donduruldu", "On hold"],
  ["dondurulmus", "On hold"],
  ["silindi", "Deleted"],
]);

const pendingWords = { deleted: "Deleted", on_hold: "On hold", registered: "Active" };

function toPendingWords({ target, day }: PendingChange): string {
  return `${pendingWords[target]} ${day === null ? "soon" : `from ${formatDay(day)}`}`;
}

export const personnelEnglish: typeof personnelMessages = {
  title: "Employees",
  demoTitle: "Employee Experience",
  people: (count) => (count === 1 ? "person" : "people"),
  countParts: (onHold, deleted) => `registered · ${onHold}\u00a0on hold · ${deleted}\u00a0deleted (not in the list)`,
  add: "Add Person",
  addMany: "Add from File",
  showGraph: "Show Graph",
  hideGraph: "Hide Graph",
  layerFailed: "This section could not be loaded",
  namedLoading: "Opening the employee of the link",
  namedMissing: "The employee of the link was not found.",
  namedFailed: "The employee of the link could not be loaded.",
  view: "View",
  list: "List",
  spread: "Distribution",
  spreadFailed: "The distribution could not be loaded",
  listCaption: "List of employees",
  listFailed: "Employees could not be loaded",
  filtersFailed: "Filters could not be loaded.",
  countFailed: "The number of employees could not be loaded.",
  empty: "There are no registered employees yet.",
  emptyPilot: "There are no employees in this offer.",
  search: "Search name, phone or route",
  noun: { bare: "employees", from: "employees", all: "employees" },
  deletedOfPage: (count) => `${count} deleted not shown`,
  lists: {
    label: "Ready lists",
    all: "All",
    "without-route": "Without a route",
    requested: "Requested",
    "on-hold": "On hold",
    leaving: "To be deleted",
  },
  reading: {
    progress: (loaded, count) =>
      loaded === null ? "Employees are being read" : `Employees are being read: ${loaded} / ${count}`,
    cancel: "Cancel",
    stopped: (loaded, count) => (loaded === null ? "Stopped." : `Stopped. Employees read: ${loaded} / ${count}`),
    resume: "Continue",
    partRead: (loaded, count) => `Employees read: ${loaded} / ${count}. Only the others are requested again.`,
    retryRest: "Load the Others",
  },
  home: "Home",
  nearest: {
    head: "Your nearest stop",
    free: (count) => `${count} free seats`,
    full: "full",
    unknownSeats: "seats unknown",
    far: (distance) => `no stop of yours within ${distance}`,
    unclear: "address not located",
    failed: "address could not be looked up",
  },
  nearestFailed: "Some addresses could not be looked up.",
  findSeats: (count) => `Find Seats for ${count}`,
  emptyList: "Nobody is in this list.",
  selection: {
    selected: (count, text) => `${plural(count, "person", "people", text)} selected`,
    selectAll: (text) => (text === null ? "Select all matches" : `Select all ${text} matching people`),
    onlyPage: (count, text) => `Only the ${plural(count, "person", "people", text)} of this page`,
    dropped: (count, text) =>
      `The selection of ${plural(count, "person", "people", text)} was dropped because search or filters changed.`,
  },
  detail: "Details",
  name: "Name",
  phone: "Phone",
  email: "E-mail",
  address: "Home address",
  route: "Route",
  walk: "Walk",
  duration: "Time",
  detour: "Detour",
  status: "Status",
  statusOf: (sent) => {
    const pending = pendingChange({ statusText: sent });
    if (pending) return toPendingWords(pending);
    return isRequested({ statusText: sent }) ? "Requested" : (statuses.get(foldText(sent)) ?? sent);
  },
  registered: "Registered",
  onHold: "On hold",
  undo: "Undo",
  undoFor: {
    deleted: (name) => `${name}: undo the deletion`,
    on_hold: (name) => `${name}: undo putting on hold`,
    registered: (name) => `${name}: undo the activation`,
  },
  sheet: {
    file: "Passengers.xlsx",
    name: "Passengers",
    walk: "Average walking distance (m)",
    duration: "Average travel time (min)",
    detour: "Detour (%)",
    morningDuration: "Morning travel time (min)",
    eveningDuration: "Evening travel time (min)",
    morningWalk: "Morning walking distance (m)",
    eveningWalk: "Evening walking distance (m)",
    morningDetour: "Morning detour (%)",
    eveningDetour: "Evening detour (%)",
    firstTrip: "First planned trip",
  },
};
