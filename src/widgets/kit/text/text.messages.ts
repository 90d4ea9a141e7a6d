import { defineMessages } from "../../../core/text/messages.ts";

export const copyLinkMessages = defineMessages("copyLinkMessages", {
  /** Copies the hosted portal's address of what is shown. */
  button: "Bağlantıyı Kopyala",
  copied: "Bağlantı kopyalandı.",
  /** The browser refuses to write to the clipboard; the address is shown below. */
  refused: "Tarayıcınız kopyalamaya izin vermedi. Bağlantıyı buradan seçip kopyalayabilirsiniz:",
});

export const copyTextMessages = defineMessages("copyTextMessages", {
  copied: "Metin kopyalandı.",
  /** The browser refuses to write to the clipboard; the text is shown below. */
  refused: "Tarayıcı kopyalamaya izin vermedi. Metni seçip kopyalayın.",
});
