import { afterEach, describe, expect, test, vi } from "vitest";
import type { Employee } from "../../../src/core/api/employees.ts";
import { sentChangesOf } from "../../../src/core/employees/sent-changes.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { toResultWorkbook } from "../../../src/widgets/personnel/membership/group-result.tsx";
import { createGroup, type GroupState } from "../../../src/widgets/personnel/membership/group.store.ts";
import { toOffered, toPlan } from "../../../src/widgets/personnel/membership/membership.model.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const profile = { userName: "Elif", userId: "1", accountType: "company", userType: "admin" } as unknown as Profile;

function person(id: string, statusText = "Kayıtlı", registrationStatus: Employee["registrationStatus"] = "registered") {
  return {
    id,
    name: `Kişi ${id}`,
    email: `k${id}@lodos.example`,
    registrationStatus,
    statusText,
  } as unknown as Employee;
}
const toPeople = (count: number) => Array.from({ length: count }, (_, index) => person(String(index + 1)));

const vacation = { key: "VACATION", verbose: "Uzun süreli izin" };
const other = { key: "Other", verbose: "Diğer" };
const health = { key: "HEALTH", verbose: "Sağlık nedenleri" };

interface Answers {
  readonly choices?: (id: string) => Response | Promise<Response>;
  readonly change?: (id: string) => Response | Promise<Response>;
  readonly list?: () => Response;
}

function setUp({ choices, change, list }: Answers = {}) {
  let running = 0;
  let most = 0;
  const environment = createTestEnvironment(async (request) => {
    const { pathname } = new URL(request.url);
    const id = /employees\/([^/]+)\//.exec(pathname)?.[1];
    if (id === undefined) return list?.() ?? json({ results: [], count: 0 });
    if (request.method === "POST") return change?.(id) ?? json({});
    running += 1;
    most = Math.max(most, running);
    const answer = await (choices?.(id) ?? Promise.resolve(json({ choices: [vacation, other] })));
    running -= 1;
    return answer;
  });
  const session = createSession({ environment });
  session.open("token", profile);
  const group = createGroup(session);
  const state = <Step extends GroupState["step"]>(step: Step) => {
    const now = group.$state.get();
    if (now.step !== step) throw new Error(`It is at ${now.step}`);
    return now as Extract<GroupState, { step: Step }>;
  };
  const changes = () =>
    environment.requests
      .filter(({ method }) => method === "POST")
      .map(({ url }) => /employees\/([^/]+)\//.exec(url)?.[1] ?? "");
  const freeze = async (people: readonly Employee[]) => {
    await group.begin({ people, target: "on_hold" });
    group.edit({ reason: "VACATION", day: "2027-01-04" });
    await group.send();
  };
  return { environment, session, group, state, changes, freeze, most: () => most };
}

const refusal = (sentence: string) => json({ non_field_errors: [sentence] }, 400);

afterEach(() => void vi.useRealTimers());

describe("the people of a group change", () => {
  test("are those whose details offer it; the others have the reason", () => {
    const people = [
      person("1"),
      person("2", "Donduruldu", "on_hold"),
      person("3", "Dondurulacak (30.11.2026)"),
      person("4", "Silinecek (01.12.2026)"),
      person("5", "Talep edildi"),
      person("6", "?", "unknown"),
      person("7", "Silindi", "deleted"),
    ];
    const { able, unable } = toPlan(people, "on_hold", new Map(), null);
    expect(able.map(({ id }) => id)).toEqual(["1", "4", "5"]);
    expect(unable.map(({ employee, why }) => [employee.id, why])).toEqual([
      ["2", "Zaten donduruldu"],
      ["3", "30.11.2026 tarihinde dondurulacak"],
      ["6", "Durumu bilinmiyor"],
      ["7", "Zaten silindi"],
    ]);
    const back = toPlan(people, "registered", new Map(), null);
    expect(back.able.map(({ id }) => id)).toEqual(["2"]);
    expect(back.unable[0]?.why).toBe("Zaten kayıtlı");
  });

  test("can choose the reasons that all have, or exclude those who lack the chosen one", () => {
    const common = new Map([
      ["1", [vacation, other]],
      ["2", [other, health]],
      ["3", null],
      ["4", []],
    ]);
    expect(toOffered(common)).toEqual([other]);
    const people = toPeople(4);
    const plan = toPlan(people, "deleted", common, "Other");
    expect(plan.able.map(({ id }) => id)).toEqual(["1", "2"]);
    expect(plan.unable.map(({ why, isFailed }) => [why, isFailed])).toEqual([
      ["Nedenleri yüklenemedi", true],
      ["Seçilebilecek bir nedeni yok", false],
    ]);
    const apart = new Map([
      ["1", [vacation]],
      ["2", [health]],
      ["3", [health]],
    ]);
    expect(toOffered(apart)).toEqual([health, vacation]);
    const { able, unable } = toPlan(toPeople(3), "deleted", apart, "HEALTH");
    expect(able.map(({ id }) => id)).toEqual(["2", "3"]);
    expect(unable[0]?.why).toBe("Seçtiğiniz neden bu kişi için geçerli değil");
  });
});

describe("a group change", () => {
  test("reads the reasons of each employee, six at once, and sends one date and reason", async () => {
    const { group, state, environment, session, most } = setUp();
    const people = toPeople(15);
    const asked = group.begin({ people, target: "on_hold" });
    expect(state("check").asking).toMatchObject({ total: 15 });
    await group.send();
    expect(state("check").step).toBe("check");
    await asked;
    expect(most()).toBe(6);
    expect(state("check").asking).toBeNull();
    group.edit({ reason: "VACATION", day: "2027-01-04" });
    await group.send();
    const bodies = await Promise.all(
      environment.requests.filter(({ method }) => method === "POST").map((request) => request.clone().json()),
    );
    expect(bodies).toHaveLength(15);
    for (const body of bodies) expect(body).toEqual({ status: "on_hold", date: "2027-01-04", reason: "VACATION" });
    expect(state("done").results.every(({ outcome }) => outcome === "accepted")).toBe(true);
    expect(sentChangesOf(session).$byPerson.get().get("7")).toMatchObject({
      target: "on_hold",
      reason: { key: "VACATION", text: "Uzun süreli izin" },
    });
    expect(group.$news.get()).toMatchObject({ status: "finished", isIncomplete: false });
  });

  test("reads no reasons for a reactivation", async () => {
    const { group, changes, environment } = setUp();
    await group.begin({ people: [person("1", "Donduruldu", "on_hold"), person("2")], target: "registered" });
    expect(environment.requests).toHaveLength(0);
    group.edit({ isToday: true });
    await group.send();
    expect(changes()).toEqual(["1"]);
  });

  test("reads failed reasons again for those employees only", async () => {
    let isBroken = true;
    const { group, state, environment } = setUp({
      choices: (id) => (isBroken && id === "2" ? json({}, 403) : json({ choices: [vacation] })),
    });
    const frozen = person("4", "Donduruldu", "on_hold");
    await group.begin({ people: [...toPeople(3), frozen], target: "on_hold" });
    expect(state("check").reasons.get("2")).toBeNull();
    const { unable } = toPlan(state("check").people, "on_hold", state("check").reasons, null);
    expect(unable.map(({ isFailed }) => isFailed)).toEqual([true, false]);
    isBroken = false;
    environment.requests.length = 0;
    await group.askAgain();
    expect(environment.requests.map(({ url }) => /employees\/(\d)/.exec(url)?.[1])).toEqual(["2"]);
    expect(state("check").reasons.get("2")).toEqual([vacation]);
    expect(state("check").reasons.get("1")).toEqual([vacation]);
  });

  test("repeats rejected requests, never those without an answer", async () => {
    let isRefusing = true;
    const { freeze, group, state, changes } = setUp({
      change: (id) => {
        if (id === "2" && isRefusing) return refusal("Bu tarihte planlanmış seferi var.");
        if (id === "3") return Promise.reject(new TypeError("Failed to fetch"));
        return json({});
      },
    });
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const sent = freeze(toPeople(4));
    await vi.runAllTimersAsync();
    await sent;
    const outcomes = () =>
      Object.fromEntries(state("done").results.map(({ employee, outcome }) => [employee.id, outcome]));
    expect(outcomes()).toEqual({ 1: "accepted", 2: "refused", 3: "unknown", 4: "accepted" });
    expect(state("done").results.find(({ employee }) => employee.id === "2")?.text).toBe(
      "Bu tarihte planlanmış seferi var.",
    );
    expect(group.$news.get()).toMatchObject({
      isIncomplete: true,
      text: "2 / 4 kişi için talebinizi aldık. 1 kişi için gönderilemedi. 1 kişi için yanıt gelmedi.",
    });
    expect(toResultWorkbook(state("done").results).sheets[0]?.rows).toHaveLength(4);
    isRefusing = false;
    await group.repeat("3");
    await group.repeat();
    expect(changes().filter((id) => id === "3")).toHaveLength(1);
    expect(changes().at(-1)).toBe("2");
    expect(outcomes()).toEqual({ 1: "accepted", 2: "accepted", 3: "unknown", 4: "accepted" });
  });

  test.each([
    ["Dondurulacak (04.01.2027)", "accepted", null],
    ["Kayıtlı", "unknown", "Listedeki durumu: Kayıtlı"],
  ])("reads the list when there was no answer: %s is %s", async (status, outcome, text) => {
    const row = { id: 1, registration_status: "registered", status, profile: { first_name: "Kişi", last_name: "1" } };
    const { freeze, group, state, changes } = setUp({
      change: () => json({}, 504),
      list: () => json({ results: [row], count: 1 }),
    });
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const sent = freeze(toPeople(1));
    await vi.runAllTimersAsync();
    await sent;
    await group.look("1");
    expect(state("done").results[0]).toMatchObject({ outcome, text });
    expect(changes()).toEqual(["1"]);
  });

  test("waits for running requests when it is stopped, and can send the others later", async () => {
    const waiting: (() => void)[] = [];
    const { group, state, changes } = setUp({
      change: () => new Promise((resolve) => waiting.push(() => resolve(json({})))),
    });
    await group.begin({ people: toPeople(9), target: "on_hold" });
    group.edit({ reason: "Other", isToday: true });
    const sent = group.send();
    await expect.poll(() => waiting.length).toBe(4);
    group.stop();
    expect(state("sending").isStopping).toBe(true);
    for (const answer of waiting) answer();
    await sent;
    expect(changes()).toHaveLength(4);
    const left = state("done").results.filter(({ outcome }) => outcome === "not-sent");
    expect(left).toHaveLength(5);
    expect(left[0]?.text).toBe("Durdurduğunuz için gönderilmedi.");
  });

  test("starts once when its dialog renders again, and not while another one is being sent", async () => {
    const { freeze, group, state } = setUp();
    const start = { people: toPeople(2), target: "deleted" } as const;
    await freeze(toPeople(1));
    await group.begin(start);
    group.edit({ reason: "Other" });
    await group.begin(start);
    expect(state("check").draft.reason).toBe("Other");
    group.leave();
    expect(group.$news.get()).toBeNull();
  });
});
