import { defineMessages } from "../../../core/text/messages.ts";

export const copyLinkMessages = defineMessages("kit/text/copy-link", {
  /** Copies the hosted portal's address of what is shown. */
  button: "Bağlantıyı Kopyala",
  copied: "Bağlantı kopyalandı.",
  /** The browser refuses to write to the clipboard; the address is shown below. */
  refused: "Tarayıcınız kopyalamaya izin vermedi. Bağlantıyı buradan seçip kopyalayabilirsiniz:",
});
