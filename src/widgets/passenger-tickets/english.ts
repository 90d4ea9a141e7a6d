import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { conversationEnglish } from "./conversation/conversation.messages.en.ts";
import { mailEnglish } from "./mail/mail.messages.en.ts";
import { passengerTicketsEnglish } from "./passenger-tickets.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  "passenger-tickets/conversation": conversationEnglish,
  "passenger-tickets/mail": mailEnglish,
  "passenger-tickets": passengerTicketsEnglish,
};
