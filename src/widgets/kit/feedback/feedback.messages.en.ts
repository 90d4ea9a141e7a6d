import type * as messages from "./feedback.messages.ts";

export const texts: typeof messages = {
  closeMessages: {
    close: "Close",
  },
  panelMessages: {
    loading: "Loading",
    retry: "Reload",
    cancel: "Cancel",
    stale: "Could not be updated; earlier data are shown.",
  },
  resetListMessages: {
    button: "Reset List",
  },
};
