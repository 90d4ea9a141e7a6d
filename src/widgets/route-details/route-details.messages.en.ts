import { routeDetailsMessages } from "./route-details.messages.ts";

export const routeDetailsEnglish: typeof routeDetailsMessages = routeDetailsMessages;
