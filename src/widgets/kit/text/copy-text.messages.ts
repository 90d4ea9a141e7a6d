import { defineMessages } from "../../../core/text/messages.ts";

export const copyTextMessages = defineMessages("kit/text/copy-text", {
  copied: "Metin kopyalandı.",
  /** The browser refuses to write to the clipboard; the text is shown below. */
  refused: "Tarayıcı kopyalamaya izin vermedi. Metni seçip kopyalayın.",
});
