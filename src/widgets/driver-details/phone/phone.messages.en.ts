import type { phoneMessages } from "./phone.messages.ts";

/** English texts by the Turkish reasons, in the same order. */
const reasons: Readonly<Record<string, string>> = {
  "Servis gecikti": "The shuttle is late",
  "Çalışan sürücüye ulaşamıyor": "An employee can't reach the driver",
  "Araçta eşya unutuldu": "Something was left in the vehicle",
  "Adres veya durak bilgisi": "Question about an address or stop",
  "Acil durum": "Emergency",
  Diğer: "Other",
};

export const phoneEnglish: typeof phoneMessages = {
  title: "Show the Driver's Phone Number",
  intro: "Choose why you want to see the driver's number; your reason is recorded by your provider.",
  reason: "Reason",
  reasonText: (reason) => reasons[reason] ?? reason,
  words: "Explanation",
  mayBeNoted: "No answer came; your reason may have been recorded. You can ask again to see the number.",
  submit: "Show Number",
  sending: "Fetching the number",
  cancel: "Cancel",
  close: "Close",
  number: "Phone number:",
  countdown: (seconds) => `The number will be hidden in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
  hidden: "The number is hidden.",
  hiddenHelp: "To see it, please state your reason again.",
  again: "Show Again",
};
