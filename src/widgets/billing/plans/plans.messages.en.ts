import { plansMessages, planChangeMessages } from "./plans.messages.ts";

export const plansEnglish: typeof plansMessages = plansMessages;

export const planChangeEnglish: typeof planChangeMessages = planChangeMessages;
