import { atom, computed } from "nanostores";
import { type ActivationChange, changeActivation, fetchActivationChoices } from "../../../core/api/employee-changes.ts";
import {
  type Choice,
  type Employee,
  fetchEmployees,
  pendingChange,
  type RegistrationStatus,
} from "../../../core/api/employees.ts";
import { sentChangesOf } from "../../../core/employees/sent-changes.ts";
import { ApiError, isEnded, isUnanswered, providerMessage, toHelp } from "../../../core/http/errors.ts";
import { invalidate } from "../../../core/query/action.ts";
import { createTask, type TaskState } from "../../../core/query/task.ts";
import type { JobNews, JobWork } from "../../../core/session/jobs.ts";
import type { Session } from "../../../core/session/session.ts";
import { formatNumber, missing } from "../../../core/text/format.ts";
import { toDay } from "../../../core/time/day.ts";
import { jobMessages } from "../../kit/jobs/jobs.messages.ts";
import { toWritingText, type Writing } from "../../kit/jobs/write-progress.tsx";
import { employeeLists } from "../employees.store.ts";
import {
  emptyDraft,
  type MembershipDraft,
  needsReason,
  type Reasons,
  toChange,
  toObstacle,
  toOffered,
  toPlan,
} from "./membership.model.ts";
import { groupMessages as texts, employeeMessages } from "../personnel.messages.ts";

/** What became of the request for one person. */
export interface GroupResult {
  readonly employee: Employee;
  /** `unknown`: sent, and no answer came, so that it may have arrived. */
  readonly outcome: "accepted" | "refused" | "not-sent" | "unknown";
  /** Why it wasn't accepted, or after looking at the list what it says. */
  readonly text: string | null;
}

/** What the list says of somebody for whom no answer came. */
type Seen = Pick<GroupResult, "text"> & Partial<GroupResult>;

/** The same change for several people. */
export interface GroupStart {
  readonly people: readonly Employee[];
  readonly target: RegistrationStatus;
}

/** What is chosen and checked before it is sent. */
type GroupDraft =
  | { readonly step: "none" }
  | (GroupStart & { readonly step: "check"; readonly reasons: Reasons; readonly draft: MembershipDraft });

/** The change that is sent, with the results of those who aren't sent to again. */
interface GroupSending extends GroupStart {
  readonly change: ActivationChange;
  /** The chosen reason in the provider's words. */
  readonly reason: string | null;
  readonly others: readonly GroupResult[];
}

export type GroupState =
  | { readonly step: "none" }
  | (Extract<GroupDraft, { step: "check" }> & {
      /** While reasons are asked for each person; null: all have answered. */
      readonly asking: { readonly done: number; readonly total: number } | null;
    })
  | ({ readonly step: "sending"; readonly target: RegistrationStatus } & Writing)
  | {
      readonly step: "done";
      readonly target: RegistrationStatus;
      readonly change: ActivationChange;
      readonly results: readonly GroupResult[];
      /** Ids of people whose status is being read. */
      readonly looking: readonly string[];
    };

/** Most concurrent calls that ask for reasons, and that send the change. */
const mostQuestions = 6;
const mostWrites = 4;

export type Group = ReturnType<typeof createGroup>;

/** Refused, or not sent at all: sending it again can't do it twice. */
export const isRepeatable = ({ outcome }: GroupResult) => outcome === "refused" || outcome === "not-sent";
export const isAccepted = ({ outcome }: GroupResult) => outcome === "accepted";

/** Freezes, reactivates or deletes several people: who it is possible for, one date and reason, and the result of each. */
export function createGroup(session: Session) {
  const $draft = atom<GroupDraft>({ step: "none" });
  const asking = createTask(session, {
    plan: ({ people, target }: GroupStart) => [people.filter((employee) => toObstacle(employee, target) === null)],
    limit: mostQuestions,
    run: (employee: Employee, { input, http, signal }) =>
      fetchActivationChoices(http, employee.id, input.target, signal),
  });
  const sending = createTask(session, {
    plan: ({ people }: GroupSending) => [people],
    limit: mostWrites,
    writes: {},
    async run({ id }: Employee, { input: { target, change, reason }, http }) {
      await changeActivation(http, id, change);
      const { reason: key, date: day } = change;
      sentChangesOf(session).note(id, { target, day, reason: key === undefined ? null : { key, text: reason ?? key } });
    },
  });
  /** What the list said about people after the change was sent, by their ids; null: it is being read. */
  const $seen = atom<ReadonlyMap<string, Seen | null>>(new Map());
  const $state = computed([$draft, asking.$state, sending.$state, $seen], toState);
  /** A dialog that is rendered anew doesn't begin again. */
  let begun: GroupStart | null = null;
  const today = () => toDay(session.environment.now());
  const drop = () => {
    asking.reset();
    asking.memory.clear();
    sending.reset();
    $seen.set(new Map());
    $draft.set({ step: "none" });
  };

  async function send(input: GroupSending) {
    await sending.start(input);
    const state = sending.$state.get();
    if (state.status === "done" && state.end !== "ended")
      for (const prefix of employeeLists) invalidate(session, prefix);
  }

  return {
    $state,
    $news: computed($state, toNews),
    today,
    /** Opens the preview, and asks for the reasons of each person. Ignored while an earlier change is being sent. */
    async begin(start: GroupStart) {
      if (start === begun || $state.get().step === "sending") return;
      begun = start;
      drop();
      $draft.set({ step: "check", ...start, reasons: new Map(), draft: emptyDraft });
      if (needsReason(start.target)) await asking.start(start);
    },
    /** Asks again for the reasons that couldn't be loaded. */
    async askAgain() {
      const state = $state.get();
      if (state.step !== "check") return;
      $draft.set(state);
      await asking.resume();
    },
    edit(changes: Partial<MembershipDraft>) {
      const state = $state.get();
      if (state.step === "check") $draft.set({ ...state, draft: { ...state.draft, ...changes } });
    },
    async send() {
      const state = $state.get();
      if (state.step !== "check" || state.asking) return;
      const { people, target, reasons, draft } = state;
      const change = toChange(target, draft, today());
      const { able } = toPlan(people, target, reasons, draft.reason);
      const reason = toOffered(reasons).find(({ key }) => key === draft.reason)?.verbose ?? null;
      if (change && able.length > 0) await send({ target, change, people: able, reason, others: [] });
    },
    /** Sends again what was refused or not sent: for one person, or for all of them. */
    async repeat(employeeId?: string) {
      const [before, state] = [sending.$state.get(), $state.get()];
      if (before.status !== "done" || state.step !== "done") return;
      const isRepeated = (result: GroupResult) =>
        isRepeatable(result) && (employeeId === undefined || result.employee.id === employeeId);
      const people = state.results.filter(isRepeated).map(({ employee }) => employee);
      const others = state.results.filter((result) => !isRepeated(result));
      if (people.length > 0) await send({ ...before.input, people, others });
    },
    /** Reads the status of somebody for whom no answer came: the change has arrived if the list announces it. */
    async look(employeeId: string) {
      const state = $state.get();
      const asked = state.step === "done" && state.results.find(({ employee }) => employee.id === employeeId);
      if (!asked || state.step !== "done") return;
      const note = (seen: Seen | null) => $seen.set(new Map($seen.get()).set(employeeId, seen));
      note(null);
      const seen = await readStatus(session, asked.employee, state.target);
      if ($state.get().step === "done") note(seen);
    },
    /** Waits for the calls that are running and sends nothing more. */
    stop: sending.cancel,
    /** Closes the preview or the result. */
    leave() {
      if ($state.get().step !== "sending") drop();
    },
    destroy: drop,
  } satisfies JobWork & Record<string, unknown>;
}

function toState(
  draft: GroupDraft,
  asking: TaskState<GroupStart, Employee, readonly Choice[]>,
  sending: TaskState<GroupSending, Employee, void>,
  seen: ReadonlyMap<string, Seen | null>,
): GroupState {
  if (draft.step === "none") return draft;
  if (sending.status === "idle") return toCheck(draft, asking);
  const { target, change, people, others } = sending.input;
  if (sending.status === "running") {
    const { done, total, isStopping, pause } = sending;
    return { step: "sending", target, done, total, isStopping, pause };
  }
  const results = [...others, ...people.map((employee) => toResult(employee, sending))];
  return {
    step: "done",
    target,
    change,
    results: results.map((result) => ({ ...result, ...seen.get(result.employee.id) })),
    looking: [...seen].flatMap(([id, found]) => (found === null ? [id] : [])),
  };
}

/** The reasons count once everybody has been asked; one that was chosen before goes if it is no longer offered. */
function toCheck(
  before: Extract<GroupDraft, { step: "check" }>,
  asked: TaskState<GroupStart, Employee, readonly Choice[]>,
): GroupState {
  if (asked.status === "running") return { ...before, asking: asked };
  if (asked.status === "idle" || asked.end !== "complete") return { ...before, asking: null };
  const reasons = new Map(asked.steps.map((employee) => [employee.id, asked.results.get(employee) ?? null]));
  const { reason } = before.draft;
  const isOffered = toOffered(reasons).some(({ key }) => key === reason);
  return { ...before, asking: null, reasons, draft: { ...before.draft, reason: isOffered ? reason : null } };
}

function toResult(
  employee: Employee,
  { results, failures, end }: Extract<TaskState<unknown, Employee, void>, { status: "done" }>,
): GroupResult {
  if (results.has(employee)) return { employee, outcome: "accepted", text: null };
  const error = failures.get(employee);
  if (error === undefined) return { employee, outcome: "not-sent", text: jobMessages.notSent[end] };
  if (!isUnanswered(error))
    return { employee, outcome: "refused", text: providerMessage(error, "non_field_errors") ?? toHelp(error) };
  const isLate = error instanceof ApiError && error.kind === "timeout";
  const text = isEnded(error) ? texts.endedUnknown : isLate ? texts.timeout : texts.connection;
  return { employee, outcome: "unknown", text };
}

/** Number of people of the same name or address that are searched for one of them. */
const mostNamesakes = 100;

/** The provider has no call for a single employee, so the list is searched. */
async function readStatus(session: Session, employee: Employee, target: RegistrationStatus): Promise<Seen> {
  const search = employee.email ?? employee.name ?? "";
  try {
    const { rows: employees } = await fetchEmployees(session.http, { search, page: 1, pageSize: mostNamesakes });
    const found = employees.find(({ id }) => id === employee.id);
    if (!found) return { text: texts.notFound };
    const hasArrived = found.registrationStatus === target || pendingChange(found)?.target === target;
    if (hasArrived) return { employee: found, outcome: "accepted", text: null };
    return { text: texts.seen(found.statusText === null ? missing : employeeMessages.statusOf(found.statusText)) };
  } catch (error) {
    if (error instanceof ApiError) return { text: toHelp(error) };
    throw error;
  }
}

/** The result in a sentence. */
export function toSummary(results: readonly GroupResult[]): string {
  const count = (wanted: (result: GroupResult) => boolean) => results.filter(wanted).length;
  const [accepted, repeatable] = [count(isAccepted), count(isRepeatable)];
  const unknown = results.length - accepted - repeatable;
  return [
    texts.acceptedOf(formatNumber(accepted), formatNumber(results.length)),
    ...(repeatable > 0 ? [texts.refusedCount(formatNumber(repeatable))] : []),
    ...(unknown > 0 ? [texts.unknownCount(formatNumber(unknown))] : []),
  ].join(" ");
}

function toNews(state: GroupState): JobNews | null {
  if (state.step === "sending")
    return { status: "running", title: texts.job[state.target], text: toWritingText(state), isWriting: true };
  if (state.step !== "done") return null;
  const { target, results } = state;
  const isIncomplete = !results.every(isAccepted);
  return { status: "finished", title: texts.job[target], text: toSummary(results), isIncomplete };
}
