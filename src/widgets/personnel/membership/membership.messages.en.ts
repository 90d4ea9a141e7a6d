import type { membershipMessages } from "./membership.messages.ts";

const byTarget: (typeof membershipMessages)["byTarget"] = {
  on_hold: {
    title: "Put Membership on Hold",
    intro: (name) =>
      `No shuttle is planned for ${name} from the date you choose. You can activate the membership again later.`,
    submit: "Put on Hold",
    accepted: (name, day) => `The membership of ${name} will be put on hold on ${day}.`,
    untilThen: "You can undo this until that day.",
    moveTitle: "Change the Date of the Hold",
    moveIntro: (name, day) => `The membership of ${name} will be put on hold on ${day}. Please choose the new date.`,
    undo: "Undo Hold",
    undoTitle: "Undo putting on hold?",
    undoIntro: (name) => `The membership of ${name} will not be put on hold and continues from today.`,
    undone: (name) => `The membership of ${name} will not be put on hold.`,
  },
  registered: {
    title: "Activate Membership",
    intro: (name) => `A shuttle is planned for ${name} again from the date you choose.`,
    submit: "Activate Membership",
    accepted: (name, day) => `The membership of ${name} will be activated on ${day}.`,
    moveTitle: "Change the Date of the Activation",
    moveIntro: (name, day) => `The membership of ${name} will be activated on ${day}. Please choose the new date.`,
    undo: "Undo Activation",
    undoTitle: "Undo Activation",
    undoIntro: (name) => `The membership of ${name} will not be activated and stays on hold. Please choose the reason.`,
    undone: (name) => `The membership of ${name} will not be activated.`,
  },
  deleted: {
    title: "Delete Employee",
    intro: (name) => `${name} is deleted from the list of employees on the date you choose.`,
    submit: "Delete Employee",
    accepted: (name, day) => `${name} will be deleted on ${day}.`,
    untilThen: "You can undo the deletion until that day.",
    moveTitle: "Change the Date of the Deletion",
    moveIntro: (name, day) => `${name} will be deleted on ${day}. Please choose the new date.`,
    undo: "Undo Deletion",
    undoTitle: "Undo the deletion?",
    undoIntro: (name) => `${name} will not be deleted, and the membership continues from today.`,
    undone: (name) => `${name} will not be deleted.`,
  },
};

export const membershipEnglish: typeof membershipMessages = {
  byTarget,
  reason: "Reason",
  date: "Date",
  today: "Today",
  usualDays: "Frequent dates",
  days: { tomorrow: "Tomorrow", monday: "Monday", month: "Start of month" },
  choicesFailed: "Reasons could not be loaded",
  sending: "Sending",
  received: "Request Received",
  failedTitle: "An Unexpected Error Occurred",
  tryAgain: "Try Again",
  move: "Change Date",
  keep: "Cancel",
};
