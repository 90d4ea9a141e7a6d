import { plural } from "../../core/text/plural.ts";
import type { privacyMessages } from "./privacy.messages.ts";

export const privacyEnglish: typeof privacyMessages = {
  title: "Privacy",
  intro:
    "What the portal shows belongs to your company and its service provider; the portal only displays it and uses no cookies. On this page you can see, download and delete what is kept for you in this browser, and only here.",
  keptTitle: "Kept in this browser",
  nothing: "Nothing is kept for you in this browser.",
  kinds: {
    views: ["Saved views", "Filters of lists that you saved under a name. Kept until you delete them."],
    columns: ["Choice of columns", "Columns of tables that are shown or hidden. Kept until you change them."],
    direction: ["Last direction", "The direction you chose last for past journeys. Kept until you change it."],
    tab: ["Last tab", "The tab you chose last for past journeys. Kept until you change it."],
    report: ["Last report", "Period and routes of the report you asked for last. Kept until you change them."],
    month: [
      "Month-end decisions and limits",
      "Your decisions and remarks on lines of invoices; they may contain the name of the person in the line. Kept until you take them back.",
    ],
    planner: [
      "Planner limits and decisions",
      "Limits for suggestions, suggestions that you dismissed or sent to the provider, and your notes. Kept until you change them.",
    ],
  },
  count: (count) => plural(count, "entry", "entries"),
  sessionTitle: "Session",
  session:
    "Your session key, your name and your company. Deleted when you sign out; the downloaded file has no session key.",
  download: "Download as JSON",
  file: "shuttle-portal-my-data.json",
  remove: "Delete Entries",
  confirmTitle: "Delete the entries?",
  confirm:
    "Your saved views, your choices of columns and reports, your month-end and planner decisions and remarks are deleted from this browser. This cannot be undone. You stay signed in.",
  confirmButton: "Delete Entries",
  removed: "The entries are deleted.",
  otherTitle: "Other requests",
  other:
    "For information about, correction or deletion of what your company and its service provider keep (Law 6698, article 11), turn to your company.",
};
