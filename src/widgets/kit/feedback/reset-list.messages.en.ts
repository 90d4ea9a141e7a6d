import type { resetListMessages } from "./reset-list.messages.ts";

export const resetListEnglish: typeof resetListMessages = {
  button: "Reset List",
};
