import type * as messages from "./jobs.messages.ts";

export const texts: typeof messages = {
  jobMessages: {
    leaveTitle: "Work in progress",
    leaveText: (titles) =>
      `${titles.join(", ")}: not finished yet. If you leave this screen, the work goes on in the background while the page is open; you will see its result when you return.`,
    endTitle: "Signing out stops the work",
    endText: (titles) =>
      `${titles.join(", ")}: not finished yet. If you sign out, the work stops halfway; what is completed until then stays valid.`,
    end: "Sign Out Anyway",
    stay: "Stay Here",
    leave: "Leave Anyway",
    showResult: "Show Result",
    show: "Show",
    dismiss: "Dismiss",
  },
};
