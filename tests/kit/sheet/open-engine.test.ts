import { beforeEach, describe, expect, it, vi } from "vitest";
import { openEngine } from "../../../src/widgets/kit/sheet/open-engine.ts";

const page = "https://portal.example";

let opened: string[] = [];
let closed: string[] = [];
/** Origins whose workers start, or "blob"; all others fail. */
let starting: string[] = [];

class FakeWorker extends EventTarget {
  readonly #kind: string;

  constructor(address: string, options: WorkerOptions) {
    super();
    expect(options).toEqual({ type: "module", name: "shuttle-sheet" });
    this.#kind = address.startsWith("blob:") ? "blob" : new URL(address).origin;
    opened.push(this.#kind);
    const isStarting = starting.includes(this.#kind);
    queueMicrotask(() =>
      this.dispatchEvent(
        isStarting
          ? new MessageEvent("message", { data: { kind: "ready" } })
          : new Event("error", { cancelable: true }),
      ),
    );
  }

  terminate(): void {
    closed.push(this.#kind);
  }
}

beforeEach(() => {
  opened = [];
  closed = [];
  starting = [];
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint));
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("location", new URL(`${page}/liste`));
  vi.stubGlobal("origin", page);
});

const signal = () => new AbortController().signal;

describe("an engine is opened", () => {
  it("in a worker of the page's own origin, with its script's address", async () => {
    starting = [page, "blob"];
    const { isOnMainThread, close } = await openEngine({ signal: signal() });
    expect([isOnMainThread, opened, closed]).toEqual([false, [page], []]);
    close();
    expect(closed).toEqual([page]);
  });

  it("in a worker that imports the script, where the ordinary one doesn't start", async () => {
    starting = ["blob"];
    const { isOnMainThread } = await openEngine({ signal: signal() });
    expect([isOnMainThread, opened, closed]).toEqual([false, [page, "blob"], [page]]);
  });

  it("only so for a script of another origin", async () => {
    vi.stubGlobal("origin", "https://other.example");
    starting = [page, "blob"];
    const { isOnMainThread } = await openEngine({ signal: signal() });
    expect([isOnMainThread, opened]).toEqual([false, ["blob"]]);
  });

  it("in the next way when its first call fails, last on the main thread, which it reports before", async () => {
    starting = [page, "blob"];
    const steps: string[] = [];
    const { isOnMainThread } = await openEngine({
      signal: signal(),
      onMainThread: () => steps.push("told"),
      prepare: async () => {
        steps.push("prepared");
        if (steps.length < 3) throw new Error("no writer");
      },
    });
    expect([isOnMainThread, opened, closed]).toEqual([true, [page, "blob"], [page, "blob"]]);
    expect(steps).toEqual(["prepared", "prepared", "told", "prepared"]);
  });

  it("on the main thread where the script has no address", async () => {
    vi.stubGlobal("location", undefined);
    const { isOnMainThread } = await openEngine({ signal: signal() });
    expect([isOnMainThread, opened]).toEqual([true, []]);
  });

  it("not at all when it was cancelled before", async () => {
    const given = new AbortController();
    given.abort(new Error("closed"));
    await expect(openEngine({ signal: given.signal })).rejects.toThrow("closed");
    expect(opened).toEqual([]);
  });

  it("in no further way when it is cancelled meanwhile", async () => {
    starting = [page];
    const given = new AbortController();
    const opening = openEngine({
      signal: given.signal,
      prepare: async () => {
        given.abort(new Error("closed"));
        throw new Error("no writer");
      },
    });
    await expect(opening).rejects.toThrow("closed");
    expect(opened).toEqual([page]);
  });
});
