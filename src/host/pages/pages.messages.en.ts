import { plural } from "../../core/text/messages.ts";
import type * as messages from "./pages.messages.ts";

export const texts: typeof messages = {
  accessibilityMessages: {
    title: "Accessibility",
    intro: (product) =>
      `${product} is made to be used by everybody, people with disabilities and older people included. Its measure is WCAG 2.2, levels A and AA, on which the Presidential Circular 2025/10 is based as well. The standard TS EN 301 549 was considered besides.`,
    statusTitle: "Conformance",
    status:
      "The portal was assessed against WCAG 2.2 AA by automated tests and by inspection of its screens and source code. Those who develop the portal did so; there is no audit by an independent body and no accessibility logo.",
    meansTitle: "What is provided?",
    means: [
      "Everything can be done by keyboard alone; the focus is always visible.",
      "Headings, tables, names of fields and status messages are marked up for screen readers.",
      "Pages are read without scrolling sideways at a width of 320 pixels and at a zoom of 400 percent; tables and maps scroll within their own areas.",
      "Text has a contrast of at least 4.5:1 in the light and the dark theme; no information is given by colour alone.",
      "The setting for reduced motion is respected; everything that is done by dragging can be done by buttons too.",
      "What maps show is in lists as well; the values of charts can be read by keyboard.",
    ],
    limitsTitle: "Known limitations",
    limits: [
      "Documents, photos, e-mails and their attachments come from the service provider or third parties; their accessibility cannot be guaranteed.",
      "The drawing of the map is not passed to screen readers; its content is in the list beside the map.",
      "Actual screen reader programs and Safari on iOS were not tried separately.",
    ],
    contactTitle: "Contact us",
    contact: "If you meet a barrier or want information in another form, write to us:",
    date: (day) => `This statement was prepared on ${day}.`,
    home: "Back to the Portal",
    signIn: "Back to Sign-in",
  },
  privacyMessages: {
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
  },
};
