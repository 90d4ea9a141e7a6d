import { fetchDrivers } from "../../core/api/drivers.ts";
import { fetchAllEmployees, isDeleted } from "../../core/api/employees.ts";
import type { Http } from "../../core/http/http.ts";
import {
  type Hit,
  toDriverHits,
  toEmployeeHit,
  toFileHit,
  toPlannedRouteHits,
  toRouteHit,
  toTicketHit,
} from "./hits.ts";
import { createRanking, type Kind, strongRank } from "./matching.ts";
import { clientOf, createQuery, type Query, typingPause } from "../../core/query/query.ts";
import { createSwitchedQuery, mapQuery } from "../../core/query/switched-query.ts";
import { fileChoices } from "../../core/api/files.ts";
import { demoEmployees } from "../../core/employees/named-employee.ts";
import { ticketList, ticketStatuses } from "../../core/api/tickets.ts";
import { createKnownRoutes, demoRoutes } from "../../core/routes/known-routes.ts";
import type { Session } from "../../core/session/session.ts";

/** An answer of the provider to one text. */
interface Found {
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

interface Question {
  readonly text: string;
  /** Number of screens of {@link screenSize} hits that the user has requested. */
  readonly screens: number;
}

type Find = (http: Http, question: Question, signal: AbortSignal) => Promise<Found>;

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
    const { rows: drivers, count } = await fetchDrivers(
      http,
      { searchTerm, page, pageSize: screenSize, order },
      signal,
    );
    hits.push(...drivers.flatMap(toDriverHits));
    const hasMore = drivers.length > 0 && (count === null ? drivers.length >= screenSize : count > page * screenSize);
    if (!hasMore || page >= screens) return { hits, hasMore };
  }
}

/** Finds by name, route or plate; a plate may be typed without its blanks. */
const findDrivers: Find = async (http, question, signal) => {
  const { text } = question;
  const found = await readDrivers(http, text, question, signal);
  const spaced = text.replace(plate, "$1 $2 $3").trim();
  return found.hits.length > 0 || spaced === text ? found : readDrivers(http, spaced, question, signal);
};

/** State of a source for the present text. */
export interface Part {
  readonly hits: readonly Hit[];
  /** When the oldest of them arrived, ms since 1970. */
  readonly loadedAt: number;
  /** The hits are the provider's response to exactly this text, so all of them match. */
  readonly isAnswer: boolean;
  /** A response is pending, which may add or replace hits. */
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  /** The provider has more that match. */
  readonly hasMore: boolean;
}

/** A source of hits of certain kinds: lists loaded once, or the provider's search. */
export interface Source {
  readonly kinds: readonly Kind[];
  /** Sets the search; null ends it. */
  want(question: Question | null): void;
  part(): Part;
  retry(): void;
  destroy(): void;
}

const nothing: Part = {
  hits: [],
  loadedAt: 0,
  isAnswer: false,
  isPending: false,
  isFailed: false,
  isRetrying: false,
  hasMore: false,
};

/** A source whose lists are requested once and searched in the browser. */
function createLocalSource(
  sourceKinds: readonly Kind[],
  queries: readonly Query<readonly Hit[]>[],
  onChange: () => void,
): Source {
  let stops: readonly (() => void)[] = [];
  let isWanted = false;
  return {
    kinds: sourceKinds,
    want(question) {
      isWanted = question !== null;
      if (isWanted && stops.length === 0) stops = queries.map(({ $load }) => $load.listen(onChange));
    },
    part() {
      if (!isWanted) return nothing;
      const loads = queries.map(({ $load }) => $load.get());
      const failed = loads.filter((load) => load.status === "failed");
      return {
        ...nothing,
        hits: loads.flatMap((load) => (load.status === "ready" ? load.data : [])),
        loadedAt: Math.min(...loads.flatMap((load) => (load.status === "ready" ? load.loadedAt : []))),
        isPending: loads.some(({ status }) => status === "loading"),
        isFailed: failed.length > 0,
        isRetrying: failed.some(({ isRetrying }) => isRetrying),
      };
    },
    retry() {
      for (const { $load, refresh } of queries) if ($load.get().status === "failed") void refresh();
    },
    destroy() {
      for (const stop of stops) stop();
    },
  };
}

/** First part of the cache keys that contain typed text. */
const searchKey = "portal-search";

/**
 * A source that the provider searches, after a pause in typing. Until the response arrives, the hits of the previous text are
 * shown if they match; a response to an earlier text is dropped.
 */
function createRemoteSource(session: Session, sourceKinds: readonly Kind[], find: Find, onChange: () => void): Source {
  const query = createSwitchedQuery<Found>(session);
  let wanted: Question | null = null;
  /** The question sent to the provider; null: the current text hasn't been sent yet. */
  let asked: Question | null = null;
  let last: { readonly text: string; readonly found: Found; readonly loadedAt: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = () => {
    const question = wanted;
    asked = question;
    query.ask(
      question && {
        key: [searchKey, ...sourceKinds, question],
        fetch: (http, signal) => find(http, question, signal),
      },
    );
    onChange();
  };
  const stop = query.$load.listen((load) => {
    if (load.status === "ready" && asked) last = { text: asked.text, found: load.data, loadedAt: load.loadedAt };
    onChange();
  });

  return {
    kinds: sourceKinds,
    want(question) {
      if (question?.text === wanted?.text && question?.screens === wanted?.screens) return;
      const isFurther = question !== null && question.text === asked?.text;
      wanted = question;
      clearTimeout(timer);
      if (question === null || isFurther) {
        ask();
        return;
      }
      asked = null;
      query.ask(null);
      timer = setTimeout(ask, typingPause);
    },
    part() {
      if (wanted === null) return nothing;
      const load = query.$load.get();
      const hits = last?.found.hits ?? [];
      const loadedAt = last?.loadedAt ?? 0;
      const isAnswer = last?.text === wanted.text;
      if (asked === null || load.status === "loading") return { ...nothing, hits, loadedAt, isAnswer, isPending: true };
      if (load.status === "failed") {
        const { isRetrying } = load;
        return { ...nothing, hits: isAnswer ? hits : [], loadedAt, isAnswer, isFailed: true, isRetrying };
      }
      return { ...nothing, ...load.data, loadedAt: load.loadedAt, isAnswer: true };
    },
    retry: () => void query.refresh(),
    destroy() {
      clearTimeout(timer);
      stop();
      query.ask(null);
      // The cache keys contain what was typed.
      clientOf(session).removeQueries({ queryKey: [searchKey] });
    },
  };
}

/** The sources of an account. */
export function createSources(session: Session, isDemo: boolean, onChange: () => void): readonly Source[] {
  const local = (kind: Kind, ...queries: readonly Query<readonly Hit[]>[]) =>
    createLocalSource([kind], queries, onChange);
  if (isDemo) {
    const people = mapQuery(createQuery(session, demoEmployees), (rows) =>
      rows.filter((row) => !isDeleted(row)).map(toEmployeeHit),
    );
    const routes = mapQuery(createQuery(session, demoRoutes), (list) => toPlannedRouteHits(list.routes));
    return [local("employee", people), local("route", routes)];
  }
  const routes = mapQuery(createKnownRoutes(session), (known) => known.map(toRouteHit));
  const files = mapQuery(createQuery(session, fileChoices), ({ names }) => names.map(toFileHit));
  const tickets = ticketStatuses.map((status) =>
    mapQuery(createQuery(session, ticketList(status)), (list) => list.map((ticket) => toTicketHit(ticket, status))),
  );
  return [
    createRemoteSource(session, ["employee"], findEmployees, onChange),
    local("route", routes),
    createRemoteSource(session, ["driver", "plate"], findDrivers, onChange),
    local("file", files),
    local("ticket", ...tickets),
  ];
}
