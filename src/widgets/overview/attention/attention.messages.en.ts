import { attentionMessages } from "./attention.messages.ts";

export const attentionEnglish: typeof attentionMessages = attentionMessages;
