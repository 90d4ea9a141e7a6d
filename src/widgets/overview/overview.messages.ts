import { defineMessages } from "../../core/text/messages.ts";

export const overviewMessages = defineMessages("overview", {
  title: "Genel Bakış",
  /** Title of the first card while it loads. */
  waiting: "Sizi Bekleyen İşler",
  codeFailed: "Bu bölüm yüklenemedi",
  copyright: (productName: string) => `© 2025 ${productName}`,
});
