import { defineMessages } from "../../../../core/text/messages.ts";

export const savedViewsMessages = defineMessages("kit/table/filters/saved-views", {
  /** The button above a table, and its panel. */
  button: "Görünümler",
  /** Before anything is saved. */
  none: "Kayıtlı görünüm yok. Filtreleri ve sıralamayı bir adla kaydedebilirsiniz.",
  list: "Kayıtlı görünümler",
  apply: (name: string) => `${name} görünümünü aç`,
  remove: (name: string) => `${name} görünümünü sil`,
  /** Field and button that keep what is shown now. */
  name: "Görünüm adı",
  save: "Kaydet",
  /** The name is taken. */
  replaces: "Bu addaki görünüm değiştirilecek.",
  help: "Yalnızca bu tarayıcıda saklanır.",
});
