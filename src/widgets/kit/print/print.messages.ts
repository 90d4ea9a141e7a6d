import { defineMessages } from "../../../core/text/messages.ts";

export const printMessages = defineMessages("kit/print", {
  print: "Yazdır",
  printing: "Hazırlanıyor",
  failed: "Yazdırma sayfası hazırlanamadı. Lütfen yeniden deneyin.",
});
