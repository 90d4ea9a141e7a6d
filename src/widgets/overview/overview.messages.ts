import { defineMessages } from "../../core/text/messages.ts";

export const overviewMessages = defineMessages("overview", {
  title: "Genel Bakış",
  codeFailed: "Bu bölüm yüklenemedi",
  copyright: (productName: string) => `© 2025 ${productName}`,
});
