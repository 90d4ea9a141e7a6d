import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { typingPause } from "../../../src/core/query/query.ts";
import { createAddressSuggestions } from "../../../src/core/marketplace/address-suggestions.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const toAnswer = (name: string) => ({
  predictions: name.startsWith("zzzz")
    ? []
    : [{ description: `${name}, Kadıköy/İstanbul`, coordinates: { latitude: 40.98, longitude: 29.02 } }],
});

let held: ((response: Response) => void) | null = null;
let isHeld = false;
let isBroken = false;
let end = () => undefined as void;

function setUp() {
  const environment = createTestEnvironment((request) => {
    if (isBroken) return json({}, 500);
    const name = new URL(request.url).searchParams.get("location_name") ?? "";
    if (!isHeld) return json(toAnswer(name));
    return new Promise((resolve) => {
      held = resolve;
    });
  });
  const session = createSession({ environment });
  session.open("t1", { userName: "Elif", accountType: "company", userType: "user", companyName: "" } as Profile);
  const suggestions = createAddressSuggestions(session);
  end = () => suggestions.destroy();
  const asked = () => environment.requests.map(({ url }) => new URL(url).searchParams.get("location_name"));
  const pause = () => vi.advanceTimersByTimeAsync(typingPause);
  const found = () => suggestions.$found.get();
  const settled = async () => {
    await pause();
    await vi.waitFor(() => expect(found().isBusy).toBe(false));
  };
  return { environment, suggestions, asked, pause, settled, found };
}

beforeEach(() => {
  held = null;
  isHeld = false;
  isBroken = false;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

describe("address suggestions", () => {
  test("come from more than three letters on, after a pause, for the last text alone", async () => {
    const { suggestions, asked, settled, found } = setUp();
    for (const text of ["c", "ca", "caf", "  caf "]) suggestions.type(text);
    await settled();
    expect(asked()).toEqual([]);
    expect(found().isBusy).toBe(false);
    for (const text of ["cafe", "cafer", "cafera"]) suggestions.type(text);
    expect(found().isBusy).toBe(true);
    await settled();
    expect(asked()).toEqual(["cafera"]);
    expect(found().addresses.map(({ description }) => description)).toEqual(["cafera, Kadıköy/İstanbul"]);
    expect(found().isBusy).toBe(false);
  });

  test("a shorter text clears the list at once", async () => {
    const { suggestions, settled, found } = setUp();
    suggestions.type("cafera");
    await settled();
    suggestions.type("caf");
    expect(found()).toEqual({ addresses: [], isBusy: false, isNothing: false, error: null });
  });

  test("nothing found says so", async () => {
    const { suggestions, settled, found } = setUp();
    suggestions.type("zzzz");
    await settled();
    expect(found()).toMatchObject({ addresses: [], isNothing: true, isBusy: false });
  });

  test("a call that is overtaken is cancelled, and its answer comes to nothing", async () => {
    const { environment, suggestions, pause, settled, found } = setUp();
    isHeld = true;
    suggestions.type("cafera");
    await pause();
    await vi.waitFor(() => expect(held).not.toBeNull());
    const first = held;
    isHeld = false;
    suggestions.type("moda sahil");
    expect(environment.requests[0]?.signal.aborted).toBe(true);
    await settled();
    first?.(json(toAnswer("cafera")));
    await settled();
    expect(found().addresses.map(({ description }) => description)).toEqual(["moda sahil, Kadıköy/İstanbul"]);
  });

  test("a failure says so and can be asked again", async () => {
    const { suggestions, pause, found } = setUp();
    isBroken = true;
    suggestions.type("cafera");
    await pause();
    await vi.waitFor(() => expect(found().error).not.toBeNull());
    isBroken = false;
    suggestions.retry();
    await vi.waitFor(() => expect(found().addresses).toHaveLength(1));
    expect(found().error).toBeNull();
  });

  test("a failure is asked again when the network is back, an answer isn't", async () => {
    const { environment, suggestions, asked, pause, found } = setUp();
    const comeBack = () => environment.returns.forEach((listener) => listener());
    isBroken = true;
    suggestions.type("cafera");
    await pause();
    await vi.waitFor(() => expect(found().error).not.toBeNull());
    isBroken = false;
    const before = asked().length;
    comeBack();
    await vi.waitFor(() => expect(found().addresses).toHaveLength(1));
    comeBack();
    expect(found().isBusy).toBe(false);
    expect(asked()).toHaveLength(before + 1);
  });

  test("leaves no timer and no listener", () => {
    const { environment, suggestions } = setUp();
    const listeners = environment.returns.size;
    suggestions.type("cafera");
    suggestions.destroy();
    expect(environment.returns.size).toBe(listeners - 1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
