import { describe, expect, test, vi } from "vitest";
import { createAction, patchAnswers } from "../../../src/core/query/action.ts";
import { ApiError } from "../../../src/core/http/errors.ts";
import type { Http } from "../../../src/core/http/http.ts";
import { createQuery } from "../../../src/core/query/query.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { admin } from "../../helpers/profile.ts";

function setUp() {
  const environment = createTestEnvironment(() => json({}));
  const session = createSession({ environment });
  session.open("t1", admin);
  return { session, environment };
}

/** A stub of the action's work, which the test resolves or rejects. */
function controlled() {
  let resolve: (result: string) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const run = vi.fn(
    (_http: Http, _input: string) =>
      new Promise<string>((onDone, onFailure) => {
        resolve = onDone;
        reject = onFailure;
      }),
  );
  return { run, resolve: (result: string) => resolve(result), reject: (error: unknown) => reject(error) };
}

describe("an action", () => {
  test("goes from idle over running to done, and back", async () => {
    const { session } = setUp();
    const { run, resolve } = controlled();
    const action = createAction(session, run);
    expect(action.$state.get()).toEqual({ status: "idle" });
    const sending = action.send("a");
    expect(action.$state.get()).toEqual({ status: "running" });
    expect(run).toHaveBeenCalledExactlyOnceWith(session.http, "a");
    resolve("made");
    expect(await sending).toBe(true);
    expect(action.$state.get()).toEqual({ status: "done", result: "made" });
    action.reset();
    expect(action.$state.get()).toEqual({ status: "idle" });
  });

  test("can't be sent twice while it runs, nor reset", async () => {
    const { session } = setUp();
    const { run, resolve } = controlled();
    const action = createAction(session, run);
    const sending = action.send("a");
    expect(await action.send("b")).toBe(false);
    action.reset();
    expect(await action.send("c")).toBe(false);
    expect(run).toHaveBeenCalledTimes(1);
    resolve("made");
    await sending;
    void action.send("d");
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("keeps its failure and never rejects; it may be sent again", async () => {
    const { session } = setUp();
    const error = new ApiError("status", "POST /x", 400, { non_field_errors: ["Olmaz."] });
    const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValueOnce("made");
    const action = createAction(session, run);
    expect(await action.send()).toBe(false);
    expect(action.$state.get()).toEqual({ status: "failed", error });
    expect(await action.send()).toBe(true);
    expect(action.$state.get()).toEqual({ status: "done", result: "made" });
  });

  test("that breaks by our own mistake fails too, with a line for engineers", async () => {
    const { session, environment } = setUp();
    const action = createAction(session, () => {
      throw new TypeError("x is undefined");
    });
    expect(await action.send()).toBe(false);
    expect(action.$state.get()).toMatchObject({ status: "failed", error: { kind: "answer" } });
    expect(environment.warnings).toEqual(["An action broke: x is undefined"]);
  });

  test("of a person who has left shows nothing to the next", async () => {
    const { session } = setUp();
    const { run, resolve } = controlled();
    const action = createAction(session, run);
    const sending = action.send("a");
    session.signOut();
    resolve("made");
    expect(await sending).toBe(false);
    expect(action.$state.get()).toEqual({ status: "idle" });
  });

  test("makes lists ask again after success only", async () => {
    const { session } = setUp();
    const fetch = vi.fn(() => Promise.resolve(1));
    const other = vi.fn(() => Promise.resolve(1));
    const stops = [
      createQuery(session, { key: ["employees", { page: 1 }], fetch }),
      createQuery(session, { key: ["summary"], fetch: other }),
    ].map(({ $load }) => $load.subscribe(() => undefined));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    const run = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new ApiError("network", "POST /x"))
      .mockResolvedValueOnce();
    const action = createAction(session, run, { invalidates: [["employees"]] });
    await action.send();
    expect(fetch).toHaveBeenCalledTimes(1);
    await action.send();
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(other).toHaveBeenCalledTimes(1);
    for (const stop of stops) stop();
  });
});

test("an answer that was asked for before a change is not believed, the first one either", async () => {
  const { session } = setUp();
  const answers: ((text: string) => void)[] = [];
  const fetch = () => new Promise<string>((resolve) => answers.push(resolve));
  const query = createQuery(session, { key: ["seats"], fetch });
  const stop = query.$load.subscribe(() => undefined);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  patchAnswers<string>(session, ["seats"], (text) => text);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.("before");
  answers[1]?.("after");
  await vi.waitFor(() => expect(query.$load.get()).toMatchObject({ status: "ready", data: "after" }));
  stop();
});
