import type { Stop } from "../api/stops.ts";

/** The provider's letter; where it is missing, made of the stop's number. */
export function toStopLetter({ orderChar: letter, orderNumber: order }: Pick<Stop, "orderChar" | "orderNumber">) {
  return letter === "" ? (toLetters(order) ?? "?") : letter;
}

/** 1 is A, 26 is Z, 27 is AA; null where it is no number of a stop. */
export function toLetters(order: number | null): string | null {
  if (order === null || !Number.isInteger(order) || order < 1) return null;
  const before = Math.floor((order - 1) / 26);
  return (toLetters(before) ?? "") + String.fromCharCode(65 + ((order - 1) % 26));
}
