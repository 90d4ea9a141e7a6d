import type { bulkMessages } from "./bulk.messages.ts";

export const bulkEnglish: typeof bulkMessages = {
  title: "One request for all your employees",
  text: "A bulk request covers all your employees and all lines that suit them. Our team reviews the matching lines and comes back to you with an offer.",
  failed: "The status of the bulk request could not be loaded",
  create: "Create Bulk Request",
  cancel: "Cancel Request",
  confirm: "Confirm Request",
  confirmCancel: "Confirm Cancellation",
  refresh: "Refresh Status",
  states: {
    verify: {
      title: "Your bulk request is waiting for confirmation",
      text: "Your request is processed once you have confirmed it.",
    },
    requested: {
      title: "Your bulk request has been received",
      text: "Our team is reviewing the lines that suit your employees and will share the results with you.",
    },
    cancelling: {
      title: "Your bulk request is being cancelled",
      text: "You can create a new bulk request once this is complete.",
    },
    rejected: {
      title: "Your bulk request was rejected",
      text: "Please contact our support team for details:",
    },
    other: {
      title: "Your bulk request is being processed",
      text: "Your request is being reviewed; we will share the result with you.",
    },
  },
  dialogTitle: "Create a Request for All Employees",
  dialogText: "A single request will be created for all your employees and all lines that suit them.",
  dialogCount: (count) => `Employees covered by the request: ${count} (registered and on hold, without deleted ones)`,
  sending: "Sending",
  successTitle: "Bulk Booking Received",
  successText:
    "We have received your request. Our team will review suitable lines and contact you as soon as possible.",
  mayBeDone: "It may have arrived. Please look at the status of your bulk request before sending it again.",
  createFailed: "The bulk request could not be sent",
  cancelTitle: "Cancel the Bulk Request",
  cancelText: "The request for all your employees will be withdrawn. You can create it again at any time.",
  cancelling: "Cancelling",
  cancelFailed: "The bulk request could not be cancelled",
};
