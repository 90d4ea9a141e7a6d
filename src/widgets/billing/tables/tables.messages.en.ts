import {
  tablesMessages,
  passengersMessages,
  routesMessages,
  changesMessages,
  servicesMessages,
  usagesMessages,
  pricingMessages,
} from "./tables.messages.ts";

export const tablesEnglish: typeof tablesMessages = tablesMessages;

export const passengersEnglish: typeof passengersMessages = passengersMessages;

export const routesEnglish: typeof routesMessages = routesMessages;

export const changesEnglish: typeof changesMessages = changesMessages;

export const servicesEnglish: typeof servicesMessages = servicesMessages;

export const usagesEnglish: typeof usagesMessages = usagesMessages;

export const pricingEnglish: typeof pricingMessages = pricingMessages;
