import { routesMessages } from "./routes.messages.ts";

export const routesEnglish: typeof routesMessages = routesMessages;
