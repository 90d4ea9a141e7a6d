import type { readMessages } from "./read.messages.ts";

export const readEnglish: typeof readMessages = {
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
    "too-much": "The content of the file is too large to be read. Please copy the list into a new file and try again.",
    "not-a-spreadsheet": "This file could not be read. Please choose an Excel (.xlsx) or CSV file.",
    damaged:
      "The file is damaged: a part of it is missing or broken. Please open it in Excel and save it as .xlsx again.",
    "web-page":
      "This file is in fact a table of a web page (HTML). Please open it in Excel, save it as .xlsx and choose that file.",
    "xml-2003":
      "This file is in fact an XML table of Excel 2003. Please open it in Excel, save it as .xlsx and choose that file.",
    "old-workbook": "This is an old Excel file (.xls). Please open it in Excel, save it as .xlsx and choose that file.",
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
};
