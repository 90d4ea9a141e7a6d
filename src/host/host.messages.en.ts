import type { hostMessages } from "./host.messages.ts";

export const hostEnglish: typeof hostMessages = {
  skip: "Skip to content",
  accessFailed: "Account details could not be loaded",
  billingFailed: "The state of billing could not be loaded",
  tokenFailed: "You could not be signed in",
  tokenFailedHelp: "No session was given. Please try again.",
  broken: "The page could not be loaded",
  brokenHelp: "Check your connection and try again.",
  notFoundCode: "404",
  notFound: "The page you are looking for was not found.",
  notFoundHelp: "The address may have changed or be mistyped.",
  notFoundEnglish: "The page you are looking for is not found",
  home: "Back to the Home Page",
  deactive: "This module is not open yet",
  offerExpire: "Your Offer Has Expired!",
};
