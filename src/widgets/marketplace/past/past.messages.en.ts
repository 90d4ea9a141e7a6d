import type { pastMessages } from "./past.messages.ts";

export const pastEnglish: typeof pastMessages = {
  title: "Recent Searches",
  failed: "Recent searches could not be loaded.",
  none: "Your searches will appear here.",
  again: "Search Again",
  againFor: (title) => `Search again: ${title}`,
  incomplete: "This search can't be repeated.",
};
