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
    sending: "Sending",
    count: (done, total) => `${done} / ${total}`,
    stop: "Stop",
    stopping: "Stopping",
    paused: (seconds, count) => `Your provider is not answering right now, continuing in ${seconds} s, ${count}`,
    offline: (count) => `You are offline, continuing once you are connected, ${count}`,
    notSent: {
      ended: "Not sent since the session ended.",
      unavailable: "Not sent since your provider did not answer.",
      cancelled: "Not sent since you stopped.",
      complete: "",
    },
  },
};
