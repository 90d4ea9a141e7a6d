import { co2Messages } from "./co2.messages.ts";

export const co2English: typeof co2Messages = co2Messages;
