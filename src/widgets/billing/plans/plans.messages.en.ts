import type { planChangeMessages, plansMessages } from "./plans.messages.ts";

export const plansEnglish: typeof plansMessages = {
  names: { normal: "Standard Payment", early: "Early Payment" },
  current: "Your current plan",
  terms: { normal: "45-day term", early: "7-day term" },
  currency: "TL",
  withVat: "Including VAT",
  vat: "VAT",
  employeeCost: "Use by employee",
  servicesCost: "Extra services",
  usagesCost: "Use by line",
  netTotal: "Excluding VAT",
  averageSeatPrice: "Avg. per seat",
  lastPayment: "Payment due",
  saving: (amount) => `saves ${amount}`,
  surcharge: (amount) => `${amount} more`,
  change: "Switch to this plan",
  pending: "Request Received",
  approved: "Your Plan from the Next Invoice",
  fromNext: "The change applies from your next invoice.",
  invoiceDay: "Invoices are issued on the first day of each month.",
  none: "There is no payment plan for this month.",
};

export const planChangeEnglish: typeof planChangeMessages = {
  title: (plan) => `Switch to ${plan}`,
  intro: (plan) => `Your payment plan will be changed to ${plan}.`,
  submit: "Switch to this plan",
  sending: "Sending",
  received: "Request Received",
  receivedText: (plan) =>
    `We have received your request to switch to ${plan}. The change applies from your next invoice.`,
  failed: "Request Not Sent",
  mayBeDone: "Your request may have arrived. If you send it again, your invoice is checked for it first.",
  plan: "Plan",
  term: "Term",
  total: "Total incl. VAT",
};
