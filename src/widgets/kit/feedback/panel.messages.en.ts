import type { panelMessages } from "./panel.messages.ts";

export const panelEnglish: typeof panelMessages = {
  loading: "Loading",
  retry: "Reload",
  stale: "Could not be updated; earlier data are shown.",
};
