import type { Employee, PendingChange, RegistrationStatus } from "../../../core/api/employees.ts";
import type { LineReservation } from "../../../core/api/marketplace-requests.ts";
import { formatDay, formatTicketTime, missing } from "../../../core/text/format.ts";
import type { Sent, SentChange } from "../../../core/employees/sent-changes.ts";
import { pendingMessages as texts } from "./pending.messages.ts";

/** What is to change about somebody: what, from when on, who asked for it and when, and why. */
export interface Pending {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Who asked and when is known from what this session has sent, not from the provider. */
  readonly isSentHere: boolean;
}

/** A change of the membership. The provider tells the day only; the rest is known when this session has sent it. */
export function toPendingMembership({ target, day }: PendingChange, sent: SentChange | undefined): Pending {
  const own = sent?.target === target && sent.day === day ? sent : null;
  return {
    title: texts.membership[target],
    facts: [
      [texts.from, day === null ? missing : formatDay(day)],
      [texts.by, own?.by ?? missing],
      [texts.at, formatTicketTime(own?.at ?? null)],
      ...reasonOf(target, own),
    ],
    isSentHere: own !== null,
  };
}

/** Somebody whom the provider hasn't registered yet; from when on they are, it doesn't say. */
export function toPendingRequest(sent: Sent | undefined): Pending {
  return {
    title: texts.request,
    facts: [
      [texts.from, missing],
      [texts.by, sent?.by ?? missing],
      [texts.at, formatTicketTime(sent?.at ?? null)],
    ],
    isSentHere: sent !== undefined,
  };
}

/** Nobody is asked why somebody rides again. */
function reasonOf(target: RegistrationStatus, own: SentChange | null): (readonly [string, string])[] {
  return target === "registered" ? [] : [[texts.reason, own?.reason?.text ?? missing]];
}

/** A seat on another line that was asked for in the marketplace; of these the provider tells neither day nor person. */
export function toPendingSeat({ counties, lineId, isChanged, status }: LineReservation): Pending {
  const ends = counties === null ? missing : `${counties.origin ?? missing} – ${counties.destination ?? missing}`;
  return {
    title: texts.seat,
    facts: [
      [texts.line, lineId === null ? ends : `${ends} (${lineId})`],
      [
        texts.state,
        `${texts.states[status === "created" ? "created" : "other"]}${isChanged ? ` ${texts.changed}` : ""}`,
      ],
      [texts.by, missing],
      [texts.at, missing],
    ],
    isSentHere: false,
  };
}

/** The company's requests that are this person's and aren't refused. */
export function seatsOf({ id }: Pick<Employee, "id">, all: readonly LineReservation[]): LineReservation[] {
  return all.filter(({ status, pastSearch }) => {
    const subject = pastSearch?.search?.subject;
    return status !== null && status !== "rejected" && subject?.type === "passenger" && subject.passenger.id === id;
  });
}
