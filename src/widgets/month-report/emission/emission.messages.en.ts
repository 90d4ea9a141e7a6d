import { emissionMessages } from "./emission.messages.ts";

export const emissionEnglish: typeof emissionMessages = emissionMessages;
