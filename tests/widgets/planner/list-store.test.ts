import { atom } from "nanostores";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createNetwork } from "../../../src/core/planner/network.ts";
import type { PlannerDataQuery } from "../../../src/core/planner/planner-data.ts";
import { idle } from "../../../src/core/query/query.ts";
import { createScope } from "../../../src/core/query/scope.ts";
import { jobsOf } from "../../../src/core/session/jobs.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { readSheet } from "../../../src/widgets/kit/sheet/read/read-sheet.ts";
import {
  countGroups,
  type ListEntry,
  placeList,
  reasonsOf,
  toRouteUses,
} from "../../../src/widgets/planner/list/list.model.ts";
import { createListResult } from "../../../src/widgets/planner/list/list-result.store.ts";
import { createPlaceList, placeOf, toProgress } from "../../../src/widgets/planner/list/list.store.ts";
import { at, aRoute, whole } from "../../core/planner/company.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const ayse = { userName: "Ayşe", userId: "1", accountType: "company", userType: "admin" } as unknown as Profile;
const burak = { ...ayse, userName: "Burak", userId: "2" };

/** Streets with the metres east of the office where they are found; several: the text fits several. */
const streets: Record<string, readonly number[]> = {
  Akasya: [9000],
  Bahar: [9100],
  Cumhuriyet: [9050, 20_000],
  Dere: [19_000],
};

function answer(typed: string) {
  const [street = ""] = typed.split(" ");
  const predictions = (streets[street] ?? []).map((east, index) => {
    const [latitude, longitude] = at(east, 0);
    return { description: `${street} Sok. No: ${index + 1}, Moda Mah., Kadıköy`, coordinates: { latitude, longitude } };
  });
  return json({ predictions });
}

const typedIn = ({ url }: Request) => new URL(url).searchParams.get("location_name") ?? "";
const read = (text: string) => readSheet(text, { limit: 501 });

function setUp(respond: (typed: string) => Response | Promise<Response> = answer) {
  const environment = createTestEnvironment((request) => respond(typedIn(request)));
  const session = createSession({ environment });
  session.open("ta", ayse);
  const { work: list } = jobsOf(session).take("planner/list", () => createPlaceList(session));
  return {
    environment,
    session,
    list,
    asked: () => environment.requests.map(typedIn),
    paste: (...rows: string[]) => list.type(rows.join("\n"), read),
  };
}

/** An address service that answers when the test says so. */
function setUpWaiting() {
  const waiting = new Map<string, (response: Response) => void>();
  const made = setUp((typed) => new Promise((resolve) => waiting.set(typed, resolve)));
  return {
    ...made,
    waiting: () => [...waiting.keys()],
    async answer(typed: string, response = answer(typed)) {
      await expect.poll(() => waiting.has(typed)).toBe(true);
      waiting.get(typed)?.(response);
      waiting.delete(typed);
    },
  };
}

const network = createNetwork(
  [
    aRoute("K1", [{ position: at(9200, 0), clock: "07:50", others: 25 }]),
    aRoute("K2", [{ position: at(9500, 0), clock: "07:50" }]),
  ],
  new Map([["K1", 27]]),
);
const limits = { walkingDistance: 400, duration: 3600 };

function entriesOf(list: ReturnType<typeof setUp>["list"]): readonly ListEntry[] {
  const work = list.$work.get();
  return work ? whole(placeList({ network, limits }, work, list.$search.get())) : [];
}
const summary = (entries: readonly ListEntry[]) =>
  entries.map((entry) => [
    entry.row.name,
    entry.group,
    "placement" in entry
      ? entry.placement.kind === "placed"
        ? `${entry.placement.answer.routeUniqueId} ${entry.placement.left}`
        : entry.placement.kind
      : entry.place.kind,
  ]);

afterEach(() => void vi.useRealTimers());

describe("a list of people", () => {
  test("keeps the pasted rows when the result is left for the text area", async () => {
    const { list, paste } = setUp();
    await paste("Aslı\tAkasya Sok. 1", "Emir\tBahar Sok. 2");
    expect(list.$draft.get().rows.map(({ name }) => name)).toEqual(["Aslı", "Emir"]);
    await list.place();
    list.change();
    expect(list.$work.get()).toBeNull();
    expect(list.$draft.get().text).toBe("Aslı\tAkasya Sok. 1\nEmir\tBahar Sok. 2");
  });

  test("replaces a list whose addresses are still asked for when another area hands one over", async () => {
    const { list, paste, asked, answer: respond } = setUpWaiting();
    await paste("Aslı\tAkasya Sok. 1");
    const before = list.place();
    await expect.poll(() => asked()).toEqual(["Akasya Sok. 1"]);
    const taking = list.take([{ name: "Emir", address: "Bahar Sok. 2" }]);
    await before;
    await respond("Bahar Sok. 2");
    await taking;
    expect(list.$search.get().status).toBe("done");
    expect(summary(entriesOf(list))).toEqual([["Emir", "placed", "K1 1"]]);
  });

  test("restores the earlier list, with its corrections, after another area has handed one over", async () => {
    const { list, paste } = setUp();
    await paste("Aslı\tAkasya Sok. 1");
    await list.place();
    list.correct(1, "Dere Sok. 1");
    await list.take([{ name: "Emir", address: "Bahar Sok. 2" }]);
    await list.take([{ name: "Ece", address: "Bahar Sok. 3" }]);
    await list.restore();
    expect(list.$work.get()?.rows).toMatchObject([{ name: "Aslı", address: "Dere Sok. 1" }]);
    expect(list.$search.get().status).toBe("done");
    expect(list.$replaced.get()).toBeNull();
  });

  test("restores the earlier list without what was looked for and typed in the later one", async () => {
    const { session } = setUp();
    const scope = createScope(session);
    onTestFinished(scope.end);
    const list = createListResult(scope, { $load: atom(idle) } as unknown as PlannerDataQuery);
    const before = list.$state.get();
    await list.type("Aslı\tAkasya Sok. 1", read);
    await list.place();
    await list.take([{ name: "Emir", address: "Bahar Sok. 2" }]);
    list.update({ typed: "Emir", shown: "placed", selected: 1, edited: { number: 1, address: "Dere Sok. 1" } });
    await list.restore();
    expect(list.$work.get()?.rows).toMatchObject([{ name: "Aslı", address: "Akasya Sok. 1" }]);
    expect(list.$state.get()).toEqual(before);
  });

  test("asks for at most four addresses at a time, for equal ones once, and sends no names", async () => {
    const { list, paste, asked, waiting, answer: respond } = setUpWaiting();
    await paste(
      ...["Akasya 1", "Akasya 2", "Akasya 3", "Akasya 4", "AKASYA 1", "Akasya 5"].map(
        (street) => `Aslı Tunca\t${street} Sok.`,
      ),
    );
    const placing = list.place();
    await expect.poll(() => asked().length).toBe(4);
    expect(asked()).toEqual(["Akasya 1 Sok.", "Akasya 2 Sok.", "Akasya 3 Sok.", "Akasya 4 Sok."]);
    for (const typed of waiting()) await respond(typed);
    await respond("Akasya 5 Sok.");
    await placing;
    expect(asked()).toHaveLength(5);
    expect(list.$news.get()).toMatchObject({ status: "finished", text: "6 / 6 adres soruldu" });
  });

  test("asks only for the rest when it is resumed after a stop", async () => {
    const { list, paste, asked, answer: respond } = setUpWaiting();
    await paste(...["Akasya 1", "Akasya 2", "Bahar 3", "Bahar 4", "Bahar 5"].map((street) => `Aslı\t${street} Sok.`));
    const placing = list.place();
    await respond("Akasya 1 Sok.");
    await expect.poll(() => asked().length).toBe(5);
    list.stop();
    await placing;
    expect(list.$search.get().status).toBe("stopped");
    expect(summary(entriesOf(list)).map(([, group]) => group)).toEqual([
      "placed",
      "unclear",
      "unclear",
      "unclear",
      "unclear",
    ]);
    const going = list.resume();
    await expect.poll(() => asked().length).toBe(9);
    for (const typed of ["Akasya 2", "Bahar 3", "Bahar 4", "Bahar 5"]) await respond(`${typed} Sok.`);
    await going;
    expect(asked().filter((typed) => typed === "Akasya 1 Sok.")).toHaveLength(1);
    expect(list.$search.get().status).toBe("done");
  });

  test("stops asking after failures in a row, marks the rows, and asks again on request", async () => {
    let isDown = true;
    const { list, paste, asked } = setUp((typed) => (isDown ? json({}, 400) : answer(typed)));
    await paste(...Array.from({ length: 30 }, (_, index) => `Kişi ${index}\tAkasya ${index} Sok.`));
    await list.place();
    expect(asked().length).toBeLessThan(12);
    expect(new Set(entriesOf(list).map((entry) => entry.place && "kind" in entry.place && entry.place.kind))).toEqual(
      new Set(["failed"]),
    );
    isDown = false;
    await list.resume();
    expect(list.$search.get().failed.size).toBe(0);
    expect(toProgress(list.$work.get()!, list.$search.get())).toEqual({ done: 30, total: 30 });
  });

  test("gives seats in the order of the list, and puts each row into one group", async () => {
    const { list, paste } = setUp();
    await paste(
      "Aslı\tAkasya Sok. 1",
      "Emir\tDere Sok. 1",
      "Nihal\tBahar Sok. 1",
      "Sude\tAkasya Sok. 1",
      "Selin\tCumhuriyet Sok.",
      "Berk\tLodos Sok. 1",
      "Ece\t",
    );
    await list.place();
    const entries = entriesOf(list);
    expect(summary(entries)).toEqual([
      ["Aslı", "placed", "K1 1"],
      ["Emir", "unplaced", "far"],
      ["Nihal", "placed", "K1 0"],
      ["Sude", "check", "K2 null"],
      ["Selin", "unclear", "choice"],
      ["Berk", "unclear", "none"],
      ["Ece", "unclear", "empty"],
    ]);
    expect(countGroups(entries)).toEqual({ unplaced: 1, unclear: 3, check: 1, placed: 2 });
    const last = entries[3];
    if (last?.group !== "check") throw new Error("Sude isn't placed");
    expect(reasonsOf(last)).toEqual({ walk: 100, rideMinutes: 0, hasUnknownSeats: true, isApproximate: false });
    expect(
      toRouteUses(network, entries).map(({ name, regular, capacity, added, free }) => [
        name,
        regular,
        capacity,
        added,
        free,
      ]),
    ).toEqual([
      ["Rota K1", 25, 27, 2, 0],
      ["Rota K2", 0, null, 1, null],
    ]);
  });

  test("places all rows anew when a place is chosen or a row is corrected", async () => {
    const { list, paste, asked } = setUp();
    await paste("Selin\tCumhuriyet Sok.", "Aslı\tAkasya Sok. 1", "Berk\tDere Sok. 1");
    await list.place();
    expect(summary(entriesOf(list))).toEqual([
      ["Selin", "unclear", "choice"],
      ["Aslı", "placed", "K1 1"],
      ["Berk", "unplaced", "far"],
    ]);
    const [row] = list.$work.get()!.rows;
    const place = placeOf(row!, list.$search.get());
    if (place.kind !== "choice") throw new Error("there is nothing to choose");
    list.choose(row!, place.places[0]!);
    await list.correct(3, "Bahar Sok. 1");
    expect(summary(entriesOf(list))).toEqual([
      ["Selin", "placed", "K1 1"],
      ["Aslı", "placed", "K1 0"],
      ["Berk", "check", "K2 null"],
    ]);
    expect(asked()).toEqual(["Cumhuriyet Sok.", "Akasya Sok. 1", "Dere Sok. 1", "Bahar Sok. 1"]);
    list.change();
    expect(list.$draft.get().text).toContain("Berk\tBahar Sok. 1");
  });

  test("asks for the new address of a row that is corrected while others are asked for", async () => {
    const { list, paste, answer: respond } = setUpWaiting();
    await paste("Aslı\tAkasya Sok. 1", "Berk\tDere Sok. 1");
    const placing = list.place();
    await respond("Dere Sok. 1");
    void list.correct(2, "Bahar Sok. 1");
    await respond("Akasya Sok. 1");
    await respond("Bahar Sok. 1");
    await placing;
    expect(summary(entriesOf(list))).toEqual([
      ["Aslı", "placed", "K1 1"],
      ["Berk", "placed", "K1 0"],
    ]);
  });

  test("takes the first 500 rows of a longer list, and says so", async () => {
    const { list, paste } = setUp();
    await paste(...Array.from({ length: 520 }, (_, index) => `Kişi ${index}\tAkasya ${index} Sok.`));
    expect(list.$draft.get().rows).toHaveLength(500);
    expect(list.$draft.get().notes).toEqual(["Yalnızca ilk 500 satır okundu."]);
  });

  test("shows a file's rows as text, and keeps the text when a file can't be read", async () => {
    const { list } = setUp();
    await list.open(() => read("Ad Soyad;Adres\nAslı;Akasya Sok. 1"));
    expect(list.$draft.get()).toMatchObject({ text: "Aslı\tAkasya Sok. 1", source: "file", isReading: false });
    await list.open(() => Promise.reject(new Error("Dosya hasarlı.")));
    expect(list.$draft.get()).toMatchObject({ text: "Aslı\tAkasya Sok. 1", error: "Dosya hasarlı." });
  });

  test("continues when its element is removed, and is dropped when another person signs in", async () => {
    const { session, list, paste, answer: respond } = setUpWaiting();
    const desk = jobsOf(session);
    await paste("Aslı\tAkasya Sok. 1", "Berk\tDere Sok. 1");
    const placing = list.place();
    await respond("Akasya Sok. 1");
    const again = desk.take("planner/list", () => createPlaceList(session));
    expect(again.work).toBe(list);
    session.open("tb", burak);
    await placing;
    expect(list.$work.get()).toBeNull();
    expect(list.$draft.get().text).toBe("");
    expect(desk.take("planner/list", () => createPlaceList(session)).work).not.toBe(list);
  });
});
