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

/** Number of hits shown before "Daha Fazla Göster", and rows per request. */
export const screenSize = 100;
/** Strong hits after which reading stops. A route's name matches all its passengers, so the first page may contain no strong hit. */
const enough = 8;
/** Most employees read for one text before the user requests more results. */
const mostRead = 2000;
/** Most employees read while a text of three letters or more has no strong hit; 10 000 covers the largest company. */
const mostReadForFirst = 10_000;
const lettersOfName = 3;

export interface Question {
  readonly text: string;
  /** Number of screens of {@link screenSize} hits that the user has requested. */
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

/** Finds by any part of name, phone, e-mail or route. For words in another order ("Yılmaz Ayşe") it sends the longest word. */
export const findEmployees: Find = async (http, question, signal) => {
  const found = await readEmployees(http, question.text, question, signal);
  const words = question.text.split(" ");
  if (found.hits.length > 0 || words.length < 2) return found;
  const [longest = ""] = words.toSorted((one, other) => other.length - one.length);
  return readEmployees(http, longest, question, signal);
};

const plate = /^(\d{2})\s*(\p{L}{1,3})\s*(\d*)$/u;

/** Not by `readPages` (core/http): without a total from the provider, its `count` doesn't show whether there are more rows. */
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

/** Finds by name, route or plate; a plate may be typed without its blanks. */
export const findDrivers: Find = async (http, question, signal) => {
  const { text } = question;
  const found = await readDrivers(http, text, question, signal);
  const spaced = text.replace(plate, "$1 $2 $3").trim();
  return found.hits.length > 0 || spaced === text ? found : readDrivers(http, spaced, question, signal);
};
