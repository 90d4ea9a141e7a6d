import { employeesMessages } from "./employees.messages.ts";

export const employeesEnglish: typeof employeesMessages = employeesMessages;
