import { formatNumber } from "../../../../core/text/format.ts";
import { plural } from "../../../../core/text/plural.ts";
import type { exportMessages } from "./export.messages.ts";

export const exportEnglish: typeof exportMessages = {
  button: "Export to Excel",
  formats: { xlsx: "Excel (.xlsx)", csv: "CSV (.csv)" },
  running: (file) => `Preparing ${file}`,
  count: (done, total) => (total === null ? "Fetching rows" : `${formatNumber(done)} / ${formatNumber(total)}`),
  packing: "Creating the file",
  secondsLeft: (seconds) =>
    seconds < 60 ? `about ${formatNumber(seconds)} s left` : `about ${formatNumber(Math.round(seconds / 60))} min left`,
  pausing: "The page may not respond for a few seconds while the file is created.",
  tooManyRows: (most) =>
    `This page doesn't let the file be created in the background; an Excel file can have at most ${formatNumber(most)} rows. Choose CSV or filter the list.`,
  cancel: "Cancel",
  job: (file) => file,
  saved: (rows) => `Downloaded. ${plural(rows, "row", "rows", formatNumber(rows))} exported.`,
  done: (file, rows) => `${file} downloaded. ${plural(rows, "row", "rows", formatNumber(rows))} exported.`,
  incomplete: (rows, total) =>
    `${formatNumber(total)} rows were expected, the server sent ${formatNumber(rows)}. Try again for the missing ones.`,
  failed: (file) => `${file} could not be prepared. An unexpected error occurred during what you tried to do.`,
  notSaved: (file) => `${file} could not be downloaded.`,
  retry: "Try Again",
};
