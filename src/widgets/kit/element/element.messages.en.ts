import type * as messages from "./element.messages.ts";

export const texts: typeof messages = {
  idleNoticeMessages: {
    title: "Your session is about to end",
    text: "You have been inactive for a long time. Your session ends in one minute unless you continue.",
    seconds: (seconds) => `Time left: ${seconds} s.`,
    stay: "Continue Session",
  },
  rootMessages: {
    tokenUnavailable: "You could not be signed in",
    tokenUnavailableHelp: "This page gave no session. Check your connection and try again.",
    tokenLate: "Waiting for the session of this page. Depending on your connection, this may take a few seconds.",
    renewalFailed: "Your session could not be renewed; what you see may be out of date.",
    signedOut: "Sign in to see this section.",
    expired: "Your session has ended. Sign in again to see this section.",
    idleEnded: "Your session was closed",
    idleEndedHelp: "Your session was closed because you were inactive for a long time. Reopen it to continue.",
    idleReturn: "Reopen Session",
    idleSignedOut:
      "Your session was closed because you were inactive for a long time. Sign in again to see this section.",
    incomplete: "A setting of this section is missing",
    incompleteHelp: (attributes) =>
      `The page's <shuttle-session> element does not set ${attributes}. Please tell the administrator who prepared this page.`,
    notForDemo: "This section is not part of demo accounts.",
    broken: "This section could not be shown",
    brokenHelp: "Something unexpected happened. Try to reload.",
  },
};
