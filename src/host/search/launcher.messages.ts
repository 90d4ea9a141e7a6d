import { defineMessages } from "../../core/text/messages.ts";

export const launcherMessages = defineMessages("host/search/launcher", {
  /** The button in the header, the name of the dialog and of its field. */
  open: "Portalda ara",
  /** A toast, when the search's own code could not be loaded. */
  failed: "Arama açılamadı. Bağlantınızı kontrol edip yeniden deneyin. Yine olmazsa sayfayı yenileyin.",
  retry: "Yeniden Dene",
});
