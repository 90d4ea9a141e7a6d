import { fetchDrivers } from "../../core/api/drivers.ts";
import { fetchAllEmployees, isDeleted } from "../../core/api/employees.ts";
import type { Http } from "../../core/http/http.ts";
import { type Hit, toDriverHits, toEmployeeHit } from "./hits.ts";
import { createRanking, strongRank } from "./matching.ts";

/** An answer of the provider to one text. */
export interface Found {
  readonly hits: readonly Hit[];
  /** The provider has more that match. */
  readonly hasMore: boolean;
}

/** Hits that are shown before "Daha fazla göster", and rows of a call. */
export const screenSize = 100;
/** Good hits that fill the first lines. Until then further pages are read: the text may be a route's name, which matches all passengers. */
const enough = 8;
/** Employees read for one text, before the user asks for more results. */
const mostRead = 2000;
/** Employees read while a text of three letters or more has no good hit; 10 000 covers the largest company. */
const mostReadForFirst = 10_000;
const lettersOfName = 3;

export interface Question {
  readonly text: string;
  /** How many {@link screenSize} the person wants to see. */
  readonly screens: number;
}

export type Find = (http: Http, question: Question, signal: AbortSignal) => Promise<Found>;

async function readEmployees(
  http: Http,
  term: string,
  { text, screens }: Question,
  signal: AbortSignal,
): Promise<Found> {
  const rankOf = createRanking(text);
  const hits: Hit[] = [];
  let good = 0;
  let isFar = false;
  for await (const { rows, loaded, count } of fetchAllEmployees(http, { search: term }, signal)) {
    isFar = loaded > Math.max(mostRead, screens * screenSize);
    for (const employee of rows) {
      if (isDeleted(employee)) continue;
      const hit = toEmployeeHit(employee);
      const rank = rankOf(hit.index);
      if (rank >= strongRank) good += 1;
      // The provider's own match counts even if no shown text matches, but not when only one word of the text was sent.
      if (rank >= strongRank || (!isFar && (rank > 0 || term === text))) hits.push(hit);
    }
    const isScreenFull = loaded >= screens * screenSize;
    const most = good === 0 && text.length >= lettersOfName ? mostReadForFirst : mostRead;
    if (isScreenFull && (good >= enough || loaded >= most)) return { hits, hasMore: isFar || loaded < count };
  }
  return { hits, hasMore: isFar };
}

/** By any part of name, phone, e-mail or route; words in another order ("Yılmaz Ayşe") by the longest of them. */
export const findEmployees: Find = async (http, question, signal) => {
  const found = await readEmployees(http, question.text, question, signal);
  const words = question.text.split(" ");
  if (found.hits.length > 0 || words.length < 2) return found;
  const [longest = ""] = words.toSorted((one, other) => other.length - one.length);
  return readEmployees(http, longest, question, signal);
};

const plate = /^(\d{2})\s*(\p{L}{1,3})\s*(\d*)$/u;

/** Not by `readPages` (core/http), for which a list has no more where the provider doesn't say how many there are. */
async function readDrivers(http: Http, searchTerm: string, { screens }: Question, signal: AbortSignal): Promise<Found> {
  const order = { field: "driver_name", isDescending: false } as const;
  const hits: Hit[] = [];
  for (let page = 1; ; page += 1) {
    const { drivers, count } = await fetchDrivers(http, { searchTerm, page, pageSize: screenSize, order }, signal);
    hits.push(...drivers.flatMap(toDriverHits));
    const hasMore = drivers.length > 0 && (count === null ? drivers.length >= screenSize : count > page * screenSize);
    if (!hasMore || page >= screens) return { hits, hasMore };
  }
}

/** By name, route or plate; a plate also without its blanks. */
export const findDrivers: Find = async (http, question, signal) => {
  const { text } = question;
  const found = await readDrivers(http, text, question, signal);
  const spaced = text.replace(plate, "$1 $2 $3").trim();
  return found.hits.length > 0 || spaced === text ? found : readDrivers(http, spaced, question, signal);
};
