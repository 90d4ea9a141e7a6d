import {
  detailMessages,
  priceMessages,
  figureMessages,
  crewMessages,
  reservationMessages,
  seatMessages,
  lineMapMessages,
  compareMessages,
} from "./detail.messages.ts";

export const detailEnglish: typeof detailMessages = detailMessages;

export const priceEnglish: typeof priceMessages = priceMessages;

export const figureEnglish: typeof figureMessages = figureMessages;

export const crewEnglish: typeof crewMessages = crewMessages;

export const reservationEnglish: typeof reservationMessages = reservationMessages;

export const seatEnglish: typeof seatMessages = seatMessages;

export const lineMapEnglish: typeof lineMapMessages = lineMapMessages;

export const compareEnglish: typeof compareMessages = compareMessages;
