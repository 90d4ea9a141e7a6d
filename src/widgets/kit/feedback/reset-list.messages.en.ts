import { resetListMessages } from "./reset-list.messages.ts";

export const resetListEnglish: typeof resetListMessages = resetListMessages;
