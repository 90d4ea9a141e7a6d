import type { paymentMessages } from "./payment.messages.ts";

export const paymentEnglish: typeof paymentMessages = {
  title: "Payment Details",
  bank: "Bank",
  account: "Account name",
  iban: "IBAN",
  taxOffice: "Tax office",
  taxNumber: "Tax no.",
  copy: "Copy IBAN",
  copied: "IBAN copied.",
  refused: "Your browser did not allow copying. You can select and copy the IBAN.",
  none: "Payment details have not been shared yet.",
};
