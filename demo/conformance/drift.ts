import { type AnswerRecord, compare, createAnswerRecord } from "./compare.ts";
import { sometimesAbsent, spellings } from "./fields.mjs";
import { type Exchange, pageOrigin } from "./observe.ts";

/** `breaks`: the portal shows an error or leaves rows out. `differs`: it goes on, with a gap or a guess. `note`: worth knowing. */
export type Level = "breaks" | "differs" | "note";

/** One difference between a provider and the documented API. Contains counts, types and field names, never values. */
export interface Drift {
  readonly level: Level;
  readonly kind:
    | "missing"
    | "extra"
    | "type"
    | "value"
    | "unreadable"
    | "rows"
    | "status"
    | "slow"
    | "content-type"
    | "cors"
    | "cache-control"
    | "paging"
    | "unauthorized";
  readonly call: string;
  readonly field: string | null;
  readonly text: string;
}

type Words = Pick<Drift, "level" | "kind" | "text"> & { readonly field?: string };

/** Whether Cache-Control keeps a response, which may have personal data, out of every cache; `private` allows the browser's own. */
const isKeptNowhere = (header: string | null) => /\bno-store\b/i.test(header ?? "");

/** Whether a page of another origin may read the response. */
export const mayBeRead = (headers: Headers) =>
  ["*", pageOrigin].includes(headers.get("access-control-allow-origin") ?? "");

const isBody = ({ body }: Exchange) => body !== undefined;
const isJson = ({ headers }: Exchange) => /\bjson\b/i.test(headers.get("content-type") ?? "");

const times = (count: number, of: number, what: string) => `${count} of ${of} ${what}`;

/** All drifts in the responses to one call. */
function driftsOfCall(exchanges: readonly Exchange[], slow: number): readonly Words[] {
  const answered = exchanges.filter(({ status }) => status > 0);
  const good = answered.filter(({ status }) => status >= 200 && status < 300);
  const count = (found: readonly unknown[], of: readonly unknown[] = answered) =>
    times(found.length, of.length, "answers");
  const drifts: Words[] = [];
  const tell = (found: readonly Exchange[], words: (count: number) => Words) => {
    if (found.length > 0) drifts.push(words(found.length));
  };
  tell(
    exchanges.filter(({ status }) => status === 0),
    (silent) => ({
      level: "breaks",
      kind: "status",
      text: `no answer to ${times(silent, exchanges.length, "requests")}`,
    }),
  );
  for (const status of new Set(answered.filter((one) => !good.includes(one)).map((one) => one.status)))
    tell(
      answered.filter((one) => one.status === status),
      (found) => ({
        level: "breaks",
        kind: "status",
        text: `status ${status} instead of 2xx in ${times(found, answered.length, "answers")}`,
      }),
    );
  const unreadable = good.filter(({ isReadable }) => !isReadable);
  if (unreadable.length > 0)
    drifts.push({ level: "breaks", kind: "unreadable", text: `the portal can't read ${count(unreadable, good)}` });
  const dropped = good.reduce((sum, one) => sum + one.dropped, 0);
  if (dropped > 0)
    drifts.push({ level: "breaks", kind: "rows", text: `${dropped} rows can't be read and are left out` });
  const untyped = good.filter((one) => isBody(one) && !isJson(one));
  if (untyped.length > 0)
    drifts.push({ level: "differs", kind: "content-type", text: `Content-Type is no JSON in ${count(untyped, good)}` });
  const closed = answered.filter(({ headers }) => !mayBeRead(headers));
  if (closed.length > 0)
    drifts.push({
      level: "breaks",
      kind: "cors",
      text: `no Access-Control-Allow-Origin for another page in ${count(closed)}`,
    });
  const keepable = good.filter((one) => isBody(one) && !isKeptNowhere(one.headers.get("cache-control")));
  if (keepable.length > 0)
    drifts.push({
      level: "differs",
      kind: "cache-control",
      text: `no no-store in Cache-Control of ${count(keepable, good)}: the browser or a proxy may keep personal data`,
    });
  const late = answered.filter(({ duration }) => duration > slow);
  if (late.length > 0) {
    const longest = Math.round(Math.max(...late.map(({ duration }) => duration)));
    drifts.push({
      level: "note",
      kind: "slow",
      text: `${count(late)} took longer than ${slow} ms, at most ${longest} ms`,
    });
  }
  const record = createAnswerRecord();
  for (const { call, body, isJson: isParsed } of good) if (call.answer && isParsed) compare(call.answer, body, record);
  return [...drifts, ...driftsOfFields(record)];
}

/** Whether a field that was in no response may be missing: it is known to be optional, or its other spelling was sent. */
function mayLack(place: string, fields: AnswerRecord["fields"]): boolean {
  const [, start = "", name = ""] = /^(.*\.)?([^.]*)$/.exec(place) ?? [];
  if (sometimesAbsent.includes(name)) return true;
  const others = spellings.filter((group) => group.includes(name)).flat();
  return others.some((other) => {
    const field = fields.get(start + other);
    return field !== undefined && field.absent < field.of;
  });
}

function driftsOfFields({ fields, further }: AnswerRecord): readonly Words[] {
  const drifts: Words[] = [];
  for (const [place, { of, absent, isRequired, wrongTypes, outside, expected }] of fields) {
    const field = place === "" ? "(answer)" : place;
    if (isRequired && absent > 0)
      drifts.push({ level: "breaks", kind: "missing", field, text: `missing in ${times(absent, of, "objects")}` });
    else if (of > 0 && absent === of && !mayLack(place, fields))
      drifts.push({ level: "differs", kind: "missing", field, text: `in none of ${of} objects` });
    for (const [kind, count] of wrongTypes)
      drifts.push({
        level: "differs",
        kind: "type",
        field,
        text: `${kind} instead of ${expected} in ${times(count, of, "places")}`,
      });
    if (outside > 0)
      drifts.push({
        level: "differs",
        kind: "value",
        field,
        text: `${times(outside, of, "values")} aren't ${expected}`,
      });
  }
  for (const [field, count] of further)
    drifts.push({
      level: "note",
      kind: "extra",
      field,
      text: `not documented, came ${count} times; the portal doesn't read it`,
    });
  return drifts;
}

/** Drifts grouped by call, in the order of each call's first request. */
export function findDrifts(exchanges: readonly Exchange[], slow: number): readonly Drift[] {
  const byCall = new Map<string, Exchange[]>();
  for (const exchange of exchanges) {
    const { name } = exchange.call;
    byCall.set(name, [...(byCall.get(name) ?? []), exchange]);
  }
  return [...byCall].flatMap(([call, found]) =>
    driftsOfCall(found, slow).map(({ field = null, ...words }): Drift => ({ ...words, call, field })),
  );
}
