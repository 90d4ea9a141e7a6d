import { driverDocumentsMessages } from "./driver-documents.messages.ts";

export const driverDocumentsEnglish: typeof driverDocumentsMessages = driverDocumentsMessages;
