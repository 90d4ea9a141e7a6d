import { jobMessages } from "./jobs.messages.ts";

export const jobEnglish: typeof jobMessages = jobMessages;
