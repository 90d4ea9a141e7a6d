import type { pendingMessages } from "./pending.messages.ts";

export const pendingEnglish: typeof pendingMessages = {
  title: "Pending Changes",
  membership: {
    on_hold: "Membership will be put on hold",
    registered: "Membership will be activated",
    deleted: "Employee will be deleted",
  },
  request: "Registration requested",
  from: "Effective from",
  by: "Requested by",
  at: "Requested at",
  reason: "Reason",
  seat: "Seat requested on another line",
  line: "Line",
  state: "Status",
  states: { created: "Request Received", other: "In Progress" },
  changed: "(Updated)",
  toRequests: "Go to Requests",
  seatsFailed: "Seat requests could not be loaded.",
  sentHere: "Requester, time and reason are of the request you sent in this session.",
  untold: "The provider does not tell who sent the request, or when.",
  move: "Change Date",
  undo: {
    on_hold: "Undo Hold",
    registered: "Undo Activation",
    deleted: "Undo Deletion",
  },
};
