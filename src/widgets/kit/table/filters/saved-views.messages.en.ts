import type { savedViewsMessages } from "./saved-views.messages.ts";

export const savedViewsEnglish: typeof savedViewsMessages = {
  button: "Views",
  none: "No saved views. You can save filters and order under a name.",
  list: "Saved views",
  apply: (name) => `Open view ${name}`,
  remove: (name) => `Delete view ${name}`,
  name: "Name of the view",
  save: "Save",
  replaces: "The view of this name will be replaced.",
  help: "Kept in this browser only.",
};
