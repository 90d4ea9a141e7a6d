import { proofMessages } from "./proof.messages.ts";

export const proofEnglish: typeof proofMessages = proofMessages;
