import { atom, type ReadableAtom } from "nanostores";
import { commonEvents } from "../../../src/widgets/kit/element/contract.ts";
import { sessionEvents } from "../../../src/widgets/kit/element/session.contract.ts";

export interface LogEntry {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly name: string;
  /** Tag of the element that raised it. */
  readonly tag: string;
  /** As JSON. */
  readonly detail: string;
}

/** The most events kept: an element that fails again and again must not fill the page. */
export const mostEntries = 100;
const eventNames = Object.keys({ ...commonEvents, ...sessionEvents });

function toText(detail: unknown): string {
  return detail === null || detail === undefined ? "" : JSON.stringify(detail);
}

export interface EventLog {
  /** The newest first. */
  readonly $entries: ReadableAtom<readonly LogEntry[]>;
  clear(): void;
}

/** Records every event of every element, as a listener on `document` receives them. */
export function createEventLog(target: EventTarget = document): EventLog {
  const $entries = atom<readonly LogEntry[]>([]);
  let number = 0;
  const handle = (event: Event) => {
    number += 1;
    const { localName: tag = "document" } = (event.target ?? {}) as Partial<Element>;
    const entry = { number, at: Date.now(), name: event.type, tag, detail: toText((event as CustomEvent).detail) };
    $entries.set([entry, ...$entries.get()].slice(0, mostEntries));
  };
  for (const name of eventNames) target.addEventListener(name, handle);
  return { $entries, clear: () => $entries.set([]) };
}
