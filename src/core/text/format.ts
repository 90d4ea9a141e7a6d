import { type Day, toClock, toDay } from "../time/day.ts";
import { formatMessages as texts } from "./core.messages.ts";
import { languages } from "./languages.ts";
import { $language } from "./messages.ts";

/** Displayed for a missing value. */
export const missing = "-";
const space = "\u00a0";
type Value = number | null | undefined;

/** One formatter per set of options, because creating one costs more than a hundred calls. */
const numberFormats = new Map<string, Intl.NumberFormat>();
function numberFormat(least: number, most: number): Intl.NumberFormat {
  const language = $language.get();
  const key = `${language}-${least}-${most}`;
  let format = numberFormats.get(key);
  if (!format) {
    // signDisplay negative: no "-0,00"
    format = new Intl.NumberFormat(languages[language].locale, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      signDisplay: "negative",
    });
    numberFormats.set(key, format);
  }
  return format;
}

const write = (value: number, least: number, most: number) => numberFormat(least, most).format(value);

function isNumber(value: Value): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** `1.234,5`; at most `digits` decimals (default 2). */
export function formatNumber(value: Value, digits = 2): string {
  return isNumber(value) ? write(value, 0, digits) : missing;
}

/** Always `digits` decimals: `4,60`. */
export function formatFixed(value: Value, digits: number): string {
  return isNumber(value) ? write(value, digits, digits) : missing;
}

/** A percentage given in percent: 18.2 → `%18,2`, -3 → `-%3`. */
export function formatPercent(value: Value, digits = 1): string {
  if (!isNumber(value)) return missing;
  const text = write(Math.abs(value), 0, digits);
  const percent = texts.percent(text);
  return value < 0 && text !== "0" ? `-${percent}` : percent;
}

/** `2.310,40 TL`, always two decimals. */
export function formatMoney(value: Value): string {
  return isNumber(value) ? `${write(value, 2, 2)}${space}TL` : missing;
}

/** Short form for axes: `1,2 B` (bin), `3,4 Mn`, `1 Mr`. Display the full value in a title beside it. */
export function formatShort(value: Value): string {
  if (!isNumber(value)) return missing;
  const steps = [
    [1e9, texts.billions],
    [1e6, texts.millions],
    [1e3, texts.thousands],
  ] as const;
  for (const [size, suffix] of steps) {
    // 999 950 would be written "1.000 B": a value that rounds up to the next unit is written in that unit.
    if (Math.abs(value) >= size * 0.99995) return `${write(value / size, 0, 1)}${space}${suffix}`;
  }
  return write(value, 0, 1);
}

/** Metres: `342 m`, from 1.000 m on `1,2 km`. */
export function formatDistance(metres: Value): string {
  if (!isNumber(metres) || metres < 0) return missing;
  if (Math.round(metres) < 1000) return `${write(metres, 0, 0)}${space}m`;
  return `${write(metres / 1000, 0, 1)}${space}km`;
}

/** Seconds: `42 dk`, `1 sa 15 dk`; below zero or missing `-`. */
export function formatDuration(seconds: Value): string {
  if (!isNumber(seconds) || seconds < 0) return missing;
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const { minutes: min, hours: h } = texts;
  if (hours === 0) return `${rest}${space}${min}`;
  const shownHours = `${write(hours, 0, 0)}${space}${h}`;
  return rest === 0 ? shownHours : `${shownHours} ${rest}${space}${min}`;
}

/** A moment (ms) as `20.11.2026`. */
export function formatDate(moment: Value): string {
  return isNumber(moment) ? formatDay(toDay(moment)) : missing;
}

/** A moment (ms) as `07:42`. */
export function formatTime(moment: Value): string {
  return isNumber(moment) ? toClock(moment) : missing;
}

/** A day as `25.11.2026`, in English `25/11/2026`. */
export function formatDay(day: Day): string {
  return texts.day(day.slice(8, 10), day.slice(5, 7), day.slice(0, 4));
}

/** Hours as a span: `08:30 - 18:00` → `08:30–18:00`; any other text is returned unchanged. */
export function formatHours(text: string): string {
  return text.replace(/(\d{1,2}:\d{2})\s*[-–—]\s*(\d{1,2}:\d{2})/g, "$1–$2");
}
