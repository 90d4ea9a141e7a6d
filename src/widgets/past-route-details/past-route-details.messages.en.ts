import { pastRouteDetailsMessages } from "./past-route-details.messages.ts";

export const pastRouteDetailsEnglish: typeof pastRouteDetailsMessages = pastRouteDetailsMessages;
