import type { idleNoticeMessages } from "./idle-notice.messages.ts";

export const idleNoticeEnglish: typeof idleNoticeMessages = {
  title: "Your session is about to end",
  text: "You have been inactive for a long time. Your session ends in one minute unless you continue.",
  seconds: (seconds) => `Time left: ${seconds} s.`,
  stay: "Continue Session",
};
