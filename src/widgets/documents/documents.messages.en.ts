import type * as messages from "./documents.messages.ts";

export const texts: typeof messages = {
  documentsMessages: {
    title: "Files",
    lead: "Your company's contracts and reports",
    listFailed: "Files could not be loaded",
    filtersFailed: "Filters could not be loaded.",
    empty: "You Have No Uploaded Files",
    noun: { bare: "files", from: "files", all: "files" },
    name: "File name",
    type: "File type",
    uploaded: "Uploaded on",
    period: "Period",
    size: "Size",
    download: "Download",
    year: "Year",
    any: (label) => `${label}: All`,
    downloadOf: (name) => `: ${name}`,
    downloading: (name) => `Downloading ${name}`,
    cancel: "Cancel",
    retry: "Try Again",
    noLink: "No link",
    fileName: "File",
    failed: "could not be downloaded.",
    open: "Open in New Tab",
  },
};
