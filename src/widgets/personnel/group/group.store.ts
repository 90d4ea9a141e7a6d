import { atom, computed } from "nanostores";
import { type ActivationChange, changeActivation, fetchActivationChoices } from "../../../core/api/employee-changes.ts";
import { type Employee, fetchEmployees, pendingChange, type RegistrationStatus } from "../../../core/api/employees.ts";
import { type BatchProgress, runBatch } from "../../../core/http/batch.ts";
import { ApiError, isEnded, providerMessage, toHelp } from "../../../core/http/errors.ts";
import { invalidate } from "../../../core/query/action.ts";
import { runWrites, type WritePause, type WriteResult } from "../../../core/query/writes.ts";
import type { JobNews, JobWork } from "../../../core/session/jobs.ts";
import { sentChangesOf } from "../../../core/employees/sent-changes.ts";
import type { Session } from "../../../core/session/session.ts";
import { formatNumber, missing } from "../../../core/text/format.ts";
import { toDay } from "../../../core/time/day.ts";
import { employeeLists } from "../keys.ts";
import { personnelMessages, groupMessages as texts } from "../personnel.messages.ts";
import { emptyDraft, type MembershipDraft, needsReason, toChange } from "../membership/membership.model.ts";
import { type Reasons, toObstacle, toOffered, toPlan } from "./group.model.ts";

/** What became of the request for one person. */
export interface GroupResult {
  readonly employee: Employee;
  /** `unknown`: sent, and no answer came, so that it may have arrived. */
  readonly outcome: "accepted" | "refused" | "not-sent" | "unknown";
  /** Why it wasn't accepted, or after looking at the list what it says. */
  readonly text: string | null;
}

/** The same change for several people. */
export interface GroupStart {
  readonly people: readonly Employee[];
  readonly target: RegistrationStatus;
}

export type GroupState =
  | { readonly step: "none" }
  | (GroupStart & {
      readonly step: "check";
      /** While reasons are asked for each person; null: all have answered. */
      readonly asking: BatchProgress | null;
      readonly reasons: Reasons;
      readonly draft: MembershipDraft;
    })
  | {
      readonly step: "sending";
      readonly target: RegistrationStatus;
      readonly done: number;
      readonly total: number;
      readonly isStopping: boolean;
      readonly pause: WritePause | null;
    }
  | {
      readonly step: "done";
      readonly target: RegistrationStatus;
      readonly change: ActivationChange;
      /** The chosen reason in the provider's words. */
      readonly reason: string | null;
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
  const $state = atom<GroupState>({ step: "none" });
  let asking = new AbortController();
  let stopping = new AbortController();
  /** A dialog that is rendered anew doesn't begin again. */
  let begun: GroupStart | null = null;
  let isDestroyed = false;
  const today = () => toDay(session.environment.now());

  async function askReasons(people: readonly Employee[], target: RegistrationStatus) {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const asked = people.filter((employee) => toObstacle(employee, target) === null);
    const { results, isEnded: hasEnded } = await runBatch({
      items: asked,
      limit: mostQuestions,
      signal,
      run: (employee, own) => fetchActivationChoices(session.http, employee.id, target, own),
      onProgress: (progress) => {
        const state = $state.get();
        if (state.step === "check") $state.set({ ...state, asking: progress });
      },
    });
    const state = $state.get();
    if (signal.aborted || hasEnded || state.step !== "check") return;
    const answers = asked.map((employee) => [employee.id, results.get(employee) ?? null] as const);
    const reasons = new Map([...state.reasons, ...answers]);
    const { reason } = state.draft;
    const isOffered = toOffered(reasons).some(({ key }) => key === reason);
    $state.set({ ...state, asking: null, reasons, draft: { ...state.draft, reason: isOffered ? reason : null } });
  }

  async function send(
    target: RegistrationStatus,
    change: ActivationChange,
    people: readonly Employee[],
    reason: string | null,
  ) {
    const before = $state.get();
    const known = before.step === "done" ? before.results : [];
    stopping = new AbortController();
    const { signal } = stopping;
    const tell = (done: number, pause: WritePause | null) => {
      if (isDestroyed) return;
      $state.set({ step: "sending", target, done, total: people.length, isStopping: signal.aborted, pause });
    };
    tell(0, null);
    const { results, end } = await runWrites(session, {
      items: people,
      limit: mostWrites,
      stopping: signal,
      async write(http, { id }) {
        await changeActivation(http, id, change);
        const { reason: key, date } = change;
        sentChangesOf(session).note(id, {
          target,
          day: date,
          reason: key === undefined ? null : { key, text: reason ?? key },
        });
      },
      onChange: (made, pause) => tell(made.size, pause),
    });
    if (isDestroyed) return;
    if (end !== "ended") for (const prefix of employeeLists) invalidate(session, prefix);
    const whyNot = { ended: texts.ended, unavailable: texts.unavailable, stopped: texts.stopped, complete: "" }[end];
    const made = people.map((employee) => toResult(employee, results.get(employee), whyNot));
    const isNew = new Set(people.map(({ id }) => id));
    const others = known.filter(({ employee }) => !isNew.has(employee.id));
    $state.set({ step: "done", target, change, reason, results: [...others, ...made], looking: [] });
  }

  return {
    $state,
    $news: computed($state, toNews),
    today,
    /** Opens the preview, and asks for the reasons of each person. Ignored while an earlier change is being sent. */
    async begin(start: GroupStart) {
      if (start === begun || $state.get().step === "sending") return;
      begun = start;
      const { people, target } = start;
      $state.set({ step: "check", people, target, asking: null, reasons: new Map(), draft: emptyDraft });
      if (needsReason(target)) await askReasons(people, target);
    },
    /** Asks again for the reasons that couldn't be loaded. */
    async askAgain() {
      const state = $state.get();
      if (state.step !== "check") return;
      const failed = state.people.filter(({ id }) => state.reasons.get(id) === null);
      await askReasons(failed, state.target);
    },
    edit(changes: Partial<MembershipDraft>) {
      const state = $state.get();
      if (state.step === "check") $state.set({ ...state, draft: { ...state.draft, ...changes } });
    },
    async send() {
      const state = $state.get();
      if (state.step !== "check" || state.asking) return;
      const { people, target, reasons, draft } = state;
      const change = toChange(target, draft, today());
      const { able } = toPlan(people, target, reasons, draft.reason);
      const reason = toOffered(reasons).find(({ key }) => key === draft.reason)?.verbose ?? null;
      if (change && able.length > 0) await send(target, change, able, reason);
    },
    /** Sends again what was refused or not sent: for one person, or for all of them. */
    async repeat(employeeId?: string) {
      const state = $state.get();
      if (state.step !== "done") return;
      const { target, change, reason, results } = state;
      const people = results
        .filter((result) => isRepeatable(result) && (employeeId === undefined || result.employee.id === employeeId))
        .map(({ employee }) => employee);
      if (people.length > 0) await send(target, change, people, reason);
    },
    /** Reads the status of somebody for whom no answer came: the change has arrived if the list announces it. */
    async look(employeeId: string) {
      const state = $state.get();
      const asked = state.step === "done" && state.results.find(({ employee }) => employee.id === employeeId);
      if (!asked || state.step !== "done") return;
      $state.set({ ...state, looking: [...state.looking, employeeId] });
      const seen = await readStatus(session, asked.employee, state.target);
      const now = $state.get();
      if (now.step !== "done") return;
      $state.set({
        ...now,
        looking: now.looking.filter((id) => id !== employeeId),
        results: now.results.map((result) => (result.employee.id === employeeId ? { ...result, ...seen } : result)),
      });
    },
    /** Waits for the calls that are running and sends nothing more. */
    stop() {
      const state = $state.get();
      if (state.step !== "sending") return;
      stopping.abort();
      $state.set({ ...state, isStopping: true });
    },
    /** Closes the preview or the result. */
    leave() {
      asking.abort();
      if ($state.get().step !== "sending") $state.set({ step: "none" });
    },
    destroy() {
      isDestroyed = true;
      asking.abort();
      stopping.abort();
      $state.set({ step: "none" });
    },
  } satisfies JobWork & Record<string, unknown>;
}

function toResult(employee: Employee, result: WriteResult | undefined, whyNot: string): GroupResult {
  if (!result) return { employee, outcome: "not-sent", text: whyNot };
  if (result.outcome === "done") return { employee, outcome: "accepted", text: null };
  const { outcome, error } = result;
  if (outcome === "refused")
    return { employee, outcome, text: providerMessage(error, "non_field_errors") ?? toHelp(error) };
  const { kind } = error;
  const text = isEnded(error) ? texts.endedUnknown : kind === "timeout" ? texts.timeout : texts.connection;
  return { employee, outcome: "unknown", text };
}

/** Number of people of the same name or address that are searched for one of them. */
const mostNamesakes = 100;

/** The provider has no call for a single employee, so the list is searched. */
async function readStatus(
  session: Session,
  employee: Employee,
  target: RegistrationStatus,
): Promise<Pick<GroupResult, "text"> & Partial<GroupResult>> {
  const search = employee.email ?? employee.name ?? "";
  try {
    const { employees } = await fetchEmployees(session.http, { search, page: 1, pageSize: mostNamesakes });
    const found = employees.find(({ id }) => id === employee.id);
    if (!found) return { text: texts.notFound };
    const hasArrived = found.registrationStatus === target || pendingChange(found)?.target === target;
    if (hasArrived) return { employee: found, outcome: "accepted", text: null };
    return { text: texts.seen(found.statusText === null ? missing : personnelMessages.statusOf(found.statusText)) };
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

/** Progress, or why nothing is sent at the moment. */
export function toProgress({ done, total, isStopping, pause }: Extract<GroupState, { step: "sending" }>): string {
  if (isStopping) return texts.stopping;
  const [made, all] = [formatNumber(done), formatNumber(total)];
  if (pause?.isOffline) return texts.offline(made, all);
  return pause ? texts.paused(made, all, formatNumber(pause.seconds)) : texts.sending(made, all);
}

function toNews(state: GroupState): JobNews | null {
  if (state.step === "sending")
    return { status: "running", title: texts.job[state.target], text: toProgress(state), isWriting: true };
  if (state.step !== "done") return null;
  const { target, results } = state;
  const isIncomplete = !results.every(isAccepted);
  return { status: "finished", title: texts.job[target], text: toSummary(results), isIncomplete };
}
