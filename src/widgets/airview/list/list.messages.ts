import { defineMessages } from "../../../core/text/messages.ts";

export const listMessages = defineMessages("airview/list", {
  label: "Rota listesi",
  /** Read out when the list takes the focus. */
  help: "Ok tuşlarıyla gezin, Enter ile seçin, Esc ile seçimi kaldırın.",
  people: (count: string) => `${count} çalışan`,
});
