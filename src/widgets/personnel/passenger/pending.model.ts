import type { Employee, PendingChange, RegistrationStatus } from "../../../core/api/employees.ts";
import type { LineReservation } from "../../../core/api/marketplace-requests.ts";
import { formatDay, missing } from "../../../core/text/format.ts";
import { formatTicketTime } from "../../../core/text/format-date.ts";
import type { Sent, SentChange } from "../../../core/employees/sent-changes.ts";
import { pendingMessages as texts } from "../personnel.messages.ts";

/** A pending change of an employee: what, from which day, who requested it and when, and why. */
export interface Pending {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** True: sent in this session, so who requested it and when is known; the provider doesn't send that. */
  readonly isSentHere: boolean;
}

/** A change of the membership. The provider sends only the day; the rest is known when it was sent in this session. */
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

/** An employee whom the provider hasn't registered yet. The provider doesn't send the day. */
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

/** The reason; empty for a reactivation, which has none. */
function reasonOf(target: RegistrationStatus, own: SentChange | null): (readonly [string, string])[] {
  return target === "registered" ? [] : [[texts.reason, own?.reason?.text ?? missing]];
}

/** A seat on another line, requested in the marketplace; the provider sends neither the day nor who requested it. */
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

/** The company's requests for this employee that were not rejected. */
export function seatsOf({ id }: Pick<Employee, "id">, all: readonly LineReservation[]): LineReservation[] {
  return all.filter(({ status, pastSearch }) => {
    const subject = pastSearch?.search?.subject;
    return status !== null && status !== "rejected" && subject?.type === "passenger" && subject.passenger.id === id;
  });
}
