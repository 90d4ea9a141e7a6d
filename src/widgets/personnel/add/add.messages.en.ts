import { addMessages } from "./add.messages.ts";

export const addEnglish: typeof addMessages = addMessages;
