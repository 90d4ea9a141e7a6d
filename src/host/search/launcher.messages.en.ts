import type { launcherMessages } from "./launcher.messages.ts";

export const launcherEnglish: typeof launcherMessages = {
  open: "Search the portal",
  failed: "The search could not be opened. Check your connection and try again. If it fails again, reload the page.",
  retry: "Try Again",
};
