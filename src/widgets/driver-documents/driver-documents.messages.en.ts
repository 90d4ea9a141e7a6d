import { formatNumber } from "../../core/text/format.ts";
import { plural } from "../../core/text/messages.ts";
import type * as messages from "./driver-documents.messages.ts";

const documents = (count: number) => plural(count, "document", "documents", formatNumber(count));

const others = (count: number) => plural(count, "other document", "other documents", formatNumber(count));

export const texts: typeof messages = {
  driverDocumentsMessages: {
    area: "Drivers and Vehicles",
    title: "Documents Awaiting Your Approval",
    count: "documents awaiting your approval",
    listCaption: "Documents awaiting your approval",
    listFailed: "Documents could not be loaded",
    empty: "No documents await approval.",
    search: "Search document, driver or route",
    noun: { bare: "documents", from: "documents", all: "documents" },
    cut: (shown, total) =>
      `${documents(total)} await approval; ${formatNumber(shown)} are shown. The others follow as you decide on these.`,

    startReview: "Start Reviewing",
    approveAll: "Approve All",
    approveListed: (count) => `Approve the ${plural(count, "Document", "Documents", formatNumber(count))} Listed`,
    dialogFailed: "The approval window could not be loaded",
    approveTitle: "Approve Documents Awaiting Approval",
    willApprove: (count) =>
      count === 1
        ? "The document awaiting your approval will be approved."
        : `All ${formatNumber(count)} documents awaiting your approval will be approved.`,
    willApproveFound: (count, rest) =>
      `${documents(count)} will be approved.${
        rest > 0
          ? ` ${others(rest)} outside your search and filters ${rest === 1 ? "continues" : "continue"} to await approval.`
          : ""
      }`,
    nothing: "There is no document to approve.",
    doubtfulList: "Documents that need a closer look",
    doubtfulWithout: (count) =>
      `${documents(count)} that ${count === 1 ? "needs" : "need"} a closer look won't be approved and will continue to wait:`,
    doubtfulWith: (count) =>
      `${documents(count)} that ${count === 1 ? "needs" : "need"} a closer look will also be approved:`,
    withDoubtful: (count) =>
      count === 1 ? "Approve this document too" : `Approve these ${formatNumber(count)} documents too`,
    expiredOn: (day) => `Expired (${day})`,
    approve: (count) => `Approve ${plural(count, "Document", "Documents", formatNumber(count))}`,
    cancel: "Cancel",
    running: "Approving documents",
    someFailed: (count) => `${documents(count)} could not be approved.`,
    done: "Done",
    close: "Close",
    retry: "Try Again",
    allApprovedTitle: "Documents approved",
    allApproved: (count) => `We passed your approval of ${documents(count)} on to your provider.`,
    partlyTitle: "Some documents could not be approved",
    partly: (approved, failed) => `${documents(approved)} approved, ${documents(failed)} could not be approved.`,
    job: "Document approval",
    ended: (approved, rest) =>
      `Approval stopped because the session was closed: ${documents(approved)} approved, ${documents(rest)} not approved.`,
    unavailable: (approved, rest) =>
      `Approval stopped since your provider did not answer: ${formatNumber(approved)} approved, ${formatNumber(rest)} not approved.`,
    unknownTitle: "No answer for some documents",
    unknown: (count) =>
      `No answer came for ${documents(count)}, which may have been approved. Please check the list of documents awaiting approval.`,
    stillWaiting: (count) =>
      `${documents(count)} without an answer still ${count === 1 ? "seems" : "seem"} to be waiting for your approval. It may arrive later.`,
    toList: "Look at the List",
    unanswered: "The session was closed before the answer came. The document may have been approved.",
    stoppedTitle: "Approval stopped",
    stopped: (approved, left) => `${documents(approved)} approved, ${documents(left)} not sent.`,
    failedList: "Documents that could not be approved",
    openList: "Documents not approved and without an answer",
    approvedList: (count) => plural(count, "document approved", "documents approved", formatNumber(count)),
    moreApproved: (count) => `and ${plural(count, "more document", "more documents", formatNumber(count))}`,
    failures: (count) => `${documents(count)} could not be approved.`,

    sheets: {
      file: "Documents Awaiting Approval.xlsx",
      data: "Data",
      report: "Report",
      driver: "Driver",
      routes: "Routes",
      plate: "Plate",
      completion: "Documents complete (%)",
      documents: "Documents",
      awaiting: "Awaiting approval",
      approved: "Approved",
      rejected: "Rejected",
      other: "Other",
      waiting: "Documents awaiting approval",
    },
  },
};
