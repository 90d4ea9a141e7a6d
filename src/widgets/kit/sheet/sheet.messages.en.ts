import { formatNumber } from "../../../core/text/format.ts";
import { plural } from "../../../core/text/messages.ts";
import type * as messages from "./sheet.messages.ts";

export const texts: typeof messages = {
  sheetMessages: {
    sheet: "Sheet",
    file: "List",
    true: "TRUE",
    false: "FALSE",
  },
  exportMessages: {
    button: "Export to Excel",
    formats: { xlsx: "Excel (.xlsx)", csv: "CSV (.csv)" },
    running: (file) => `Preparing ${file}`,
    count: (done, total) => (total === null ? "Fetching rows" : `${formatNumber(done)} / ${formatNumber(total)}`),
    packing: "Creating the file",
    secondsLeft: (seconds) =>
      seconds < 60
        ? `about ${formatNumber(seconds)} s left`
        : `about ${formatNumber(Math.round(seconds / 60))} min left`,
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
  },
  readMessages: {
    choose: "Choose File",
    pasteLabel: "Paste rows here",
    reading: "Reading the file",
    sheetRead: (name, others) => `The sheet “${name}” was read. The other sheets of the file: ${others.join(", ")}.`,
    encodings: {
      mac: "The letters of the file were read as Turkish Mac encoding; please check the names.",
      dos: "The letters of the file were read as Turkish DOS encoding; please check the names.",
    },
    truncated: (limit) => `Only the first ${limit} rows were read.`,
    failures: {
      "too-big": "The file exceeds the limit of 5 MB.",
      "too-much":
        "The content of the file is too large to be read. Please copy the list into a new file and try again.",
      "not-a-spreadsheet": "This file could not be read. Please choose an Excel (.xlsx) or CSV file.",
      damaged:
        "The file is damaged: a part of it is missing or broken. Please open it in Excel and save it as .xlsx again.",
      "web-page":
        "This file is in fact a table of a web page (HTML). Please open it in Excel, save it as .xlsx and choose that file.",
      "xml-2003":
        "This file is in fact an XML table of Excel 2003. Please open it in Excel, save it as .xlsx and choose that file.",
      "old-workbook":
        "This is an old Excel file (.xls). Please open it in Excel, save it as .xlsx and choose that file.",
      encrypted: "This file is protected by a password. Please remove the password and try again.",
      empty: "The file is empty. Fill in its rows and choose it again.",
      failed: "The file could not be read. Please try again.",
    },
    problems: {
      openQuote: "A quotation mark is not closed. Please check the cells.",
      missing: "There are fewer cells than heads; values may be in the wrong column. Please check the cells.",
      surplus: (cells) =>
        `There are more cells than heads (${cells.join(", ")}); values may be in the wrong column. Please check the cells.`,
    },
  },
};
