import { billingMessages, itemsMessages, monthsMessages, checksMessages } from "./billing.messages.ts";

export const billingEnglish: typeof billingMessages = billingMessages;

export const itemsEnglish: typeof itemsMessages = itemsMessages;

export const monthsEnglish: typeof monthsMessages = monthsMessages;

export const checksEnglish: typeof checksMessages = checksMessages;
