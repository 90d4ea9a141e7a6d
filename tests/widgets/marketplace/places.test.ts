import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { createPlaceSuggestions, typingPause } from "../../../src/widgets/marketplace/search/places.store.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const toAnswer = (name: string) => ({
  predictions: name.startsWith("zzzz")
    ? []
    : [{ description: `${name}, Kadıköy/İstanbul`, coordinates: { latitude: 40.98, longitude: 29.02 } }],
});

let held: ((response: Response) => void) | null = null;
let isHeld = false;
let isBroken = false;

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
  const places = createPlaceSuggestions(session);
  const asked = () => environment.requests.map(({ url }) => new URL(url).searchParams.get("location_name"));
  const pause = () => vi.advanceTimersByTimeAsync(typingPause);
  const found = () => places.$found.get();
  const settled = async () => {
    await pause();
    await vi.waitFor(() => expect(found().isBusy).toBe(false));
  };
  return { environment, places, asked, pause, settled, found };
}

beforeEach(() => {
  held = null;
  isHeld = false;
  isBroken = false;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("address suggestions", () => {
  test("come from more than three letters on, after a pause, for the last text alone", async () => {
    const { places, asked, settled, found } = setUp();
    for (const text of ["c", "ca", "caf", "  caf "]) places.type(text);
    await settled();
    expect(asked()).toEqual([]);
    expect(found().isBusy).toBe(false);
    for (const text of ["cafe", "cafer", "cafera"]) places.type(text);
    expect(found().isBusy).toBe(true);
    await settled();
    expect(asked()).toEqual(["cafera"]);
    expect(found().places.map(({ description }) => description)).toEqual(["cafera, Kadıköy/İstanbul"]);
    expect(found().isBusy).toBe(false);
    places.destroy();
  });

  test("a shorter text clears the list at once", async () => {
    const { places, settled, found } = setUp();
    places.type("cafera");
    await settled();
    places.type("caf");
    expect(found()).toEqual({ places: [], isBusy: false, isNothing: false, error: null });
    places.destroy();
  });

  test("nothing found says so", async () => {
    const { places, settled, found } = setUp();
    places.type("zzzz");
    await settled();
    expect(found()).toMatchObject({ places: [], isNothing: true, isBusy: false });
    places.destroy();
  });

  test("a call that is overtaken is cancelled, and its answer comes to nothing", async () => {
    const { environment, places, pause, settled, found } = setUp();
    isHeld = true;
    places.type("cafera");
    await pause();
    await vi.waitFor(() => expect(held).not.toBeNull());
    const first = held;
    isHeld = false;
    places.type("moda sahil");
    expect(environment.requests[0]?.signal.aborted).toBe(true);
    await settled();
    first?.(json(toAnswer("cafera")));
    await settled();
    expect(found().places.map(({ description }) => description)).toEqual(["moda sahil, Kadıköy/İstanbul"]);
    places.destroy();
  });

  test("a failure says so and can be asked again", async () => {
    const { places, pause, found } = setUp();
    isBroken = true;
    places.type("cafera");
    await pause();
    await vi.waitFor(() => expect(found().error).not.toBeNull());
    isBroken = false;
    places.retry();
    await vi.waitFor(() => expect(found().places).toHaveLength(1));
    expect(found().error).toBeNull();
    places.destroy();
  });

  test("leaves no timer", () => {
    const { places } = setUp();
    places.type("cafera");
    places.destroy();
    expect(vi.getTimerCount()).toBe(0);
  });
});
