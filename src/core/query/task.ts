import { atom, type ReadableAtom } from "nanostores";
import { runBatch } from "../http/batch.ts";
import { isEnded } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { type QueryOwner, sessionOf } from "./scope.ts";
import { runWrites, type WritePause, type WriteSplit } from "./writes.ts";

/** `complete`: every step was tried. `ended`: the session has ended. `unavailable`: the provider took no writes any more. */
type TaskEnd = "complete" | "cancelled" | "ended" | "unavailable";

interface TaskFacts<Input, Step, Value> {
  readonly input: Input;
  /** The steps planned so far, in their order. */
  readonly steps: readonly Step[];
  /** Values of the steps that are done, in the order of their completion; a part of a split step stands for itself. */
  readonly results: ReadonlyMap<Step, Value>;
  /** Why a step has failed; of a write see `isUnanswered`. */
  readonly failures: ReadonlyMap<Step, unknown>;
  /** Steps with a result or a failure … */
  readonly done: number;
  readonly failed: number;
  /** … of those planned so far. */
  readonly total: number;
}

export type TaskState<Input, Step, Value> =
  | { readonly status: "idle" }
  | (TaskFacts<Input, Step, Value> & {
      readonly status: "running";
      /** Ms since 1970. */
      readonly startedAt: number;
      /** Steps whose result an earlier run has brought. */
      readonly doneBefore: number;
      /** Nothing is sent at the moment; writes only. */
      readonly pause: WritePause | null;
      /** Cancelled, and waiting for the writes that were sent. */
      readonly isStopping: boolean;
    })
  | (TaskFacts<Input, Step, Value> & { readonly status: "done"; readonly end: TaskEnd });

/** What a step is performed with. */
interface TaskContext<Input> {
  readonly input: Input;
  /** Client of the person who started the task. */
  readonly http: Http;
  /** Aborts a read; a write is never aborted. */
  readonly signal: AbortSignal;
}

interface TaskOptions<Input, Step, Value> {
  /**
   * The steps in stages. The next stage is asked for when every step of the one before has been tried, so that it may depend on
   * what is known by then.
   */
  readonly plan: (input: Input, results: ReadonlyMap<Step, Value>) => Iterable<readonly Step[]>;
  readonly run: (step: Step, context: TaskContext<Input>) => Promise<Value>;
  /** Maximum number of steps at once. */
  readonly limit: number;
  /** What a step is known by when it is planned again. Default: itself. */
  readonly keyOf?: (step: Step) => unknown;
  /** After so many failures in a row the further steps fail untried. Default: never. */
  readonly mostSetbacks?: number;
  /** The steps are writes: none is aborted, and a provider that takes nothing is waited for (`runWrites`). */
  readonly writes?: { readonly split?: WriteSplit<Step> };
}

/**
 * Long work of many steps, at most `limit` at once: n of m, cancel, resume of what has no result. It stops when its person changes.
 * It ends with its owner: with an element's scope, or with the session, whose list of jobs shows it to the next screen.
 */
export interface Task<Input, Step, Value> {
  readonly $state: ReadableAtom<TaskState<Input, Step, Value>>;
  /** What was read, by `keyOf` the step. A step that is in it isn't performed again; whoever wants it to be takes it out. */
  readonly memory: Map<unknown, Value>;
  /** Does nothing while the task runs. Resolves when it no longer does. */
  start(input: Input): Promise<void>;
  /** Reads what the last start hasn't brought. Writes aren't resumed: who starts them anew says which may be sent again. */
  resume(): Promise<void>;
  /** Reads stop at once. Of writes nothing more is sent, and those that were are awaited, because they can't be undone. */
  cancel(): void;
  /** Cancels, and forgets the start. What was read stays in the memory. */
  reset(): void;
}

export function createTask<Input, Step, Value>(
  owner: QueryOwner,
  { plan, run, limit, keyOf = (step) => step, mostSetbacks = Infinity, writes }: TaskOptions<Input, Step, Value>,
): Task<Input, Step, Value> {
  const session = sessionOf(owner);
  const $state = atom<TaskState<Input, Step, Value>>({ status: "idle" });
  const memory = new Map<unknown, Value>();
  let running: { readonly controller: AbortController; readonly finish: (end: TaskEnd) => void } | null = null;
  let last: { readonly input: Input } | null = null;

  async function start(input: Input): Promise<void> {
    if (running) return;
    last = { input };
    const controller = new AbortController();
    const { signal } = controller;
    const { http } = session;
    const startedAt = session.environment.now();
    const steps: Step[] = [];
    const results = new Map<Step, Value>();
    const failures = new Map<Step, unknown>();
    let [doneBefore, setbacks] = [0, 0];
    let end: TaskEnd = "complete";
    const toFacts = () => ({
      input,
      steps,
      results,
      failures,
      done: results.size + failures.size,
      failed: failures.size,
      total: steps.length,
    });
    const mine = {
      controller,
      finish(how: TaskEnd) {
        running = null;
        $state.set({ status: "done", ...toFacts(), end: how });
      },
    };
    running = mine;
    const isCurrent = () => running === mine;
    const tell = (pause: WritePause | null = null) => {
      if (!isCurrent()) return;
      $state.set({ status: "running", ...toFacts(), startedAt, doneBefore, pause, isStopping: signal.aborted });
    };

    async function read(open: readonly Step[]): Promise<TaskEnd> {
      let lastError: unknown;
      const { ended } = await runBatch({
        items: open,
        limit,
        signal,
        run: async (step, own) => {
          try {
            if (setbacks >= mostSetbacks) throw lastError;
            const value = await run(step, { input, http, signal: own });
            if (own.aborted) return;
            results.set(step, value);
            memory.set(keyOf(step), value);
            setbacks = 0;
            tell();
          } catch (error) {
            lastError = error;
            setbacks += 1;
            if (!own.aborted && !isEnded(error)) {
              failures.set(step, error);
              tell();
            }
            throw error;
          }
        },
      });
      return ended ? "ended" : "complete";
    }

    const write = (open: readonly Step[]): Promise<TaskEnd> =>
      runWrites(session, {
        items: open,
        limit,
        stopping: signal,
        ...writes,
        write: (step) => run(step, { input, http, signal }),
        onResult: (step, value) => results.set(step, value),
        onFailure: (step, error) => failures.set(step, error),
        onChange: tell,
      });

    const stopListening = session.$generation.listen(() => {
      end = "ended";
      controller.abort();
    });
    for (const stage of plan(input, results)) {
      const open = stage.filter((step) => !memory.has(keyOf(step)));
      for (const step of stage) if (memory.has(keyOf(step))) results.set(step, memory.get(keyOf(step)) as Value);
      steps.push(...stage);
      doneBefore += stage.length - open.length;
      tell();
      const how = await (writes ? write : read)(open);
      if (end === "complete") end = how;
      if (end !== "complete" || signal.aborted) break;
    }
    stopListening();
    // Writes that were stopped too late are complete.
    const isCut = signal.aborted && results.size + failures.size < steps.length;
    if (isCurrent()) mine.finish(end === "complete" && isCut ? "cancelled" : end);
  }

  function reset(): void {
    running?.controller.abort();
    running = null;
    last = null;
    $state.set({ status: "idle" });
  }

  if ("session" in owner) owner.onEnd(reset);
  return {
    $state,
    memory,
    start,
    resume: async () => {
      if (last && !writes) await start(last.input);
    },
    cancel() {
      const state = $state.get();
      if (state.status !== "running" || state.isStopping) return;
      running?.controller.abort();
      if (writes) $state.set({ ...state, isStopping: true });
      else running?.finish("cancelled");
    },
    reset,
  };
}

/** The steps that were neither done nor refused. */
export const leftOf = <Step>({ steps, results, failures }: TaskFacts<unknown, Step, unknown>): readonly Step[] =>
  steps.filter((step) => !results.has(step) && !failures.has(step));
