import { addDays, type Day } from "./day.ts";

/** Turkish public holidays (law 2429) that fall on the same date every year, `MM-DD`. */
const fixedHolidays: Readonly<Record<string, string>> = {
  "01-01": "Yılbaşı",
  "04-23": "Ulusal Egemenlik ve Çocuk Bayramı",
  "05-01": "Emek ve Dayanışma Günü",
  "05-19": "Atatürk'ü Anma, Gençlik ve Spor Bayramı",
  "07-15": "Demokrasi ve Millî Birlik Günü",
  "08-30": "Zafer Bayramı",
  "10-29": "Cumhuriyet Bayramı",
};

/** First days by the Diyanet calendar. Their eves are half days, on which the shuttles still run. */
const religiousHolidays: readonly { first: Day; length: number; name: string }[] = [
  { first: "2025-03-30", length: 3, name: "Ramazan Bayramı" },
  { first: "2025-06-06", length: 4, name: "Kurban Bayramı" },
  { first: "2026-03-20", length: 3, name: "Ramazan Bayramı" },
  { first: "2026-05-27", length: 4, name: "Kurban Bayramı" },
  { first: "2027-03-09", length: 3, name: "Ramazan Bayramı" },
  { first: "2027-05-16", length: 4, name: "Kurban Bayramı" },
];

const religiousDays: ReadonlyMap<Day, string> = new Map(
  religiousHolidays.flatMap(({ first, length, name }) =>
    Array.from({ length }, (_, index): [Day, string] => [addDays(first, index), name]),
  ),
);

/** The holiday's name, or null on an ordinary day. The religious ones are known for 2025 to 2027. */
export function holidayOn(day: Day): string | null {
  return religiousDays.get(day) ?? fixedHolidays[day.slice(5)] ?? null;
}
