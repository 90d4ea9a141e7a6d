import { type Fault, hostile, type Good, toResponse } from "./faults.ts";
import type { Scenario } from "./scenarios.ts";
import type { MatrixStage, Sent } from "./stage.ts";

interface Base {
  readonly pieces: ReadonlySet<string>;
  readonly alerts: number;
  readonly panels: readonly string[];
  /** The calls made more than once: a batch. */
  readonly repeated: ReadonlySet<string>;
}

/** What is shown without a fault, by scenario; and what is shown while a call is pending, by scenario and call. */
const bases = new Map<string, Base>();
const around = new Map<string, ReadonlySet<string>>();

const logout = "GET /api/company/logout/";
const nonsense = /undefined|\bNaN\b|\[object |Invalid Date|\bnull\b/;
/** As narrow as a phone, px. */
const narrow = 360;
const marker = "⟦başkasının⟧";

/** Faults after which the outcome of a write is unknown. */
const unanswered = new Set(["dropped", "HTML", "cut"]);

const never = () => new Promise<Response>(() => undefined);
const emptyPanels = (stage: MatrixStage) =>
  stage
    .findAll(".state-panel")
    .filter((panel) => !panel.closest("[role=alert]"))
    .map(({ textContent }) => textContent);

const begin = async (stage: MatrixStage, scenario: Scenario, options: Parameters<MatrixStage["show"]>[2] = {}) => {
  stage.answer(scenario.answers ?? {});
  await stage.load(scenario.element);
  const { isSignedOut = false } = scenario;
  await stage.show(`shuttle-${scenario.element}`, scenario.attributes ?? {}, { ...options, isSignedOut });
  await scenario.reach?.(stage);
};

/** Runs the scenario without a fault and remembers what is shown; throws on any problem. Returns the requests sent. */
export async function learnBase(stage: MatrixStage, scenario: Scenario): Promise<readonly Sent[]> {
  stage.interfere(() => undefined);
  await begin(stage, scenario);
  // Settles up to four times, because the code is loaded here for the first time.
  for (let turn = 0; turn < 4 && (turn === 0 || stage.isBusy()); turn += 1) await stage.settle();
  const base = { pieces: stage.pieces(), alerts: stage.alerts().length, panels: emptyPanels(stage) };
  const problems = [...stage.faults(), ...(stage.isBusy() ? ["a dead spinner"] : [])];
  if (scenario.write) {
    const before = stage.text();
    if (isDone(stage, scenario)) problems.push("it says that it is done before it is");
    await sendWrite(stage, scenario);
    await stage.until(() => isDone(stage, scenario), `done: ${before.slice(-500)}`);
  }
  const sent = [...stage.sent()];
  stage.remove();
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const made = sent.map(({ call }) => call);
  bases.set(scenario.name, { ...base, repeated: new Set(made.filter((call, place) => made.indexOf(call) !== place)) });
  return sent;
}

async function learnAround(stage: MatrixStage, scenario: Scenario, call: string): Promise<ReadonlySet<string>> {
  const key = `${scenario.name} ${call}`;
  const known = around.get(key);
  if (known) return known;
  stage.interfere((sent) => (sent.call === call ? never() : undefined));
  await begin(stage, scenario);
  await stage.settleAround();
  const pieces = stage.pieces();
  stage.remove();
  around.set(key, pieces);
  return pieces;
}

async function sendWrite(stage: MatrixStage, { write }: Scenario): Promise<void> {
  if (typeof write?.press === "function") await write.press(stage);
  else await stage.press(write?.press ?? "");
}

const isDone = (stage: MatrixStage, { write }: Scenario) =>
  write !== undefined && (typeof write.done === "string" ? stage.text().includes(write.done) : write.done(stage));

const missing = (wanted: ReadonlySet<string>, shown: ReadonlySet<string>) =>
  [...wanted].filter((piece) => !shown.has(piece));

const briefly = (pieces: readonly string[]) =>
  pieces
    .slice(0, 4)
    .map((piece) => piece.slice(0, 60))
    .join(" | ");

/** A 403 to this call is a valid answer: the company has no billing. */
const closing = "GET /api/company/billing/:id/is-billing-enabled/";

/** Whether the call is retried: a POST isn't, even if it is a search, because the provider stores each search. */
const isRepeatable = (call: string, { name }: Fault) => name !== "503, then well" || call.startsWith("GET");

/** Whether the fault makes sense here: before the sign-in and for the logout call there is no session that could end. */
export const isApplicable = (scenario: Scenario, call: string, { kind, name }: Fault) =>
  !(call === closing && name === "403") &&
  !(scenario.isSignedOut && (kind === "storm" || kind === "changed")) &&
  !(scenario.calls.includes(logout) && ["refused", "storm", "changed"].includes(kind));

/** The reason why a failure isn't shown to the user; null when it is shown. */
export function toUnsaid({ unsaid }: Scenario, call: string, { kind, name }: Fault): string | null {
  const found = kind === "failure" ? unsaid?.[call] : undefined;
  return found && (found.faults?.includes(name) ?? true) ? found.reason : null;
}

/** Runs a cell of the matrix; returns the problems found. */
export async function checkCell(
  stage: MatrixStage,
  scenario: Scenario,
  call: string,
  fault: Fault,
): Promise<readonly string[]> {
  const known = bases.get(scenario.name);
  if (!known) throw new Error(`${scenario.name} wasn't shown without a fault`);
  const base: Base = known;
  const problems: string[] = [];
  const say = (problem: string) => void problems.push(problem);
  const made = () => stage.sent().filter((sent) => sent.call === call);
  const loads = () => stage.told().filter((word) => /^(ready|error load)$/.test(word));
  const isWrite = scenario.write !== undefined;
  let isFaulty = true;
  let attempts = 0;
  const wait = (ms: number) => stage.clock.at(ms);
  const arm = (answer: NonNullable<Fault["answer"]>) => {
    attempts = 0;
    isFaulty = true;
    stage.interfere((sent, good) => {
      if (sent.call !== call || !isFaulty) return undefined;
      const attempt = attempts;
      attempts += 1;
      return good().then((kept) => answer(kept, attempt, wait));
    });
  };

  const checkCalm = (when = "") => {
    const hasLeft = scenario.isLast && isDone(stage, scenario);
    if (stage.isBusy() && !hasLeft) say(`${when}a dead spinner`);
    for (const one of stage.faults()) say(`${when}${one}`);
    stage.faults().length = 0;
  };
  const checkWell = async (when: string) => {
    const isWell = () =>
      missing(base.pieces, stage.pieces()).length === 0 &&
      missing(stage.pieces(), base.pieces).length === 0 &&
      stage.alerts().length === base.alerts;
    try {
      await stage.until(isWell, "everything");
    } catch {
      const [less, more] = [missing(base.pieces, stage.pieces()), missing(stage.pieces(), base.pieces)];
      say(`${when}not as without a fault; gone: ${briefly(less)}; new: ${briefly(more)}`);
    }
  };
  const checkNoEmptyState = (when = "") => {
    const empty = emptyPanels(stage).filter((words) => !base.panels.includes(words));
    if (empty.length > 0) say(`${when}an empty state in place of a failure: ${briefly(empty)}`);
  };
  const checkOneLoad = (when = "") => {
    if (loads().length !== 1) say(`${when}told ${stage.told().join(", ") || "nothing"}`);
  };

  const checkSent = (most: number, when = "") => {
    if (!scenario.write?.isMany && made().length > most) say(`${when}sent ${made().length} times`);
    if (made().length === 0) say(`${when}not sent`);
  };

  async function failsToRead() {
    const neighbours = await learnAround(stage, scenario, call);
    arm(fault.answer as NonNullable<Fault["answer"]>);
    if (fault.isOffline) setOnline(false);
    await begin(stage, scenario);
    await stage.settle();
    checkCalm();
    checkOneLoad();
    checkNoEmptyState();
    const alerts = stage.alerts();
    // The error message may name what failed.
    const gone = missing(neighbours, stage.pieces()).filter(
      (piece) =>
        !scenario.partOf?.[call]?.some((start) => piece.startsWith(start)) &&
        !alerts.some(({ textContent }) => textContent?.includes(piece)),
    );
    if (gone.length > 0) say(`gone beside it: ${briefly(gone)}`);
    if (toUnsaid(scenario, call, fault)) return;
    if (alerts.length === base.alerts) say("nothing says that it failed");
    isFaulty = false;
    if (fault.isOffline) setOnline(true);
    else {
      // Several parts may need the same call, and each has its own retry button.
      for (let pressed = 0; pressed === 0 || stage.alerts().length > base.alerts; pressed += 1) {
        const retry = stage
          .alerts()
          .flatMap((alert) => [...alert.querySelectorAll("button")])
          .find(({ textContent }) => /yeniden|tekrar/i.test(textContent ?? ""));
        // A 404 needs no retry button.
        if (!retry && fault.name === "404") return;
        if (!retry || pressed > 5) {
          say(pressed > 0 ? "after the retry: it still says that it failed" : "no retry");
          return;
        }
        retry.focus();
        retry.click();
        await stage.settle();
      }
    }
    await scenario.goBack?.(stage);
    await checkWell("after the retry: ");
    if (!fault.isOffline) await checkFocus("after the retry: the focus is gone");
    if (loads().at(-1) !== "ready") say(`after the retry: told ${stage.told().join(", ")}`);
    checkCalm("after the retry: ");
  }

  async function passesOverRead() {
    arm(fault.answer as NonNullable<Fault["answer"]>);
    await begin(stage, scenario);
    await stage.settle();
    await checkWell("");
    checkCalm();
    checkOneLoad();
    if (loads()[0] !== "ready") say(`told ${stage.told().join(", ")}`);
  }

  /** Polls, because a closed dialog returns the focus after the browser has painted. */
  async function checkFocus(problem: string) {
    await stage.until(() => stage.root().activeElement, "the focus").catch(() => say(problem));
  }

  /** Waits for success or failure: loading code and workers takes real time. */
  const hasEnded = () =>
    stage.until(() => isDone(stage, scenario) || stage.alerts().length > base.alerts, "an end").catch(() => undefined);

  async function failsToWrite(answer = fault.answer as NonNullable<Fault["answer"]>) {
    arm(answer);
    await begin(stage, scenario);
    await stage.settle();
    let typed = stage.typed();
    const before = stage.text();
    if (fault.isOffline) setOnline(false);
    await sendWrite(stage, scenario);
    // What sends it may itself type.
    if (typeof scenario.write?.press === "function") typed = stage.typed();
    if (typeof scenario.write?.press === "string") stage.button(scenario.write.press)?.click();
    await stage.settle();
    if (scenario.write?.isMany) await hasEnded();
    checkCalm();
    checkSent(1);
    if (!(scenario.isLast && isDone(stage, scenario))) await checkFocus("the focus is gone");
    const isRepeated = scenario.write?.isMany || fault.name !== "503, then well";
    const isWell = fault.kind === "passing" && isRepeated;
    if (isDone(stage, scenario)) {
      // An empty response to a write means that it was accepted, and a 404 to a DELETE that there is nothing left to delete.
      const isTaken = fault.name === "empty" || (fault.name === "404" && call.startsWith("DELETE"));
      if (!isWell && !isTaken) say("says that it was taken");
      return;
    }
    if (isWell) say("doesn't say that it was taken");
    if (stage.alerts().length === base.alerts && stage.text() === before) say("nothing says that it failed");
    if (!scenario.write?.isMany && !scenario.isSignedOut && fault.name !== "empty") {
      // Without an answer of the provider the write may have been carried out; only then is that said.
      const saysUnknown = stage.text().includes("Yanıt gelmedi");
      if (saysUnknown !== unanswered.has(fault.name))
        say(`${saysUnknown ? "says" : "doesn't say"} that no answer came`);
    }
    isFaulty = false;
    if (fault.isOffline) setOnline(true);
    if (stage.button("Forma Dön")) {
      await stage.press("Forma Dön");
      await stage.settle();
    }
    if (stage.typed().join("\n") !== typed.join("\n")) say(`typed: ${stage.typed().join()}, before: ${typed.join()}`);
    await sendWrite(stage, scenario);
    await stage
      .until(() => isDone(stage, scenario), "done by the second press")
      .catch((error: Error) => say(error.message));
    await stage.settle();
    checkSent(2, "in the end: ");
    if (!scenario.write?.isMany && new Set(made().map(({ url, body }) => url + body)).size > 1) say("sent as another");
    checkCalm("in the end: ");
  }

  async function isOdd() {
    const goods: Good[] = [];
    for (const { body, url } of await sample()) goods.push({ status: 200, text: await keptText(url, body) });
    const first = goods.find(({ text }) => text.trim() !== "");
    const changes = first ? (fault.changes?.(JSON.parse(first.text)) ?? []) : [];
    for (const [name, change] of changes) {
      const when = `${name}: `;
      arm((good) => toResponse({ ...good, text: JSON.stringify(change(JSON.parse(good.text || "null"))) }));
      await begin(stage, scenario, fault.name === "hostile" ? { width: narrow } : {});
      await stage.settle();
      if (isWrite) {
        await sendWrite(stage, scenario);
        await stage.settle();
        if (scenario.write?.isMany) await hasEnded();
        checkSent(1, when);
      }
      checkCalm(when);
      checkOneLoad(when);
      const strange = nonsense.exec(stage.text().replaceAll(hostile, ""));
      if (strange) say(`${when}${stage.text().slice(Math.max(0, strange.index - 40), strange.index + 30)}`);
      // Null may mean that there is nothing, but a value of the wrong type doesn't.
      if (fault.name === "wrong type" && !isWrite) checkNoEmptyState(when);
      if ("hostile" in globalThis || stage.find("img[src=x]")) say(`${when}markup of the provider is alive`);
      if (fault.name === "hostile" && stage.element().scrollWidth > narrow)
        say(`${when}${stage.element().scrollWidth} px wide in ${narrow}: ${stage.tooWide(narrow)}`);
      stage.remove();
    }
  }

  /** The call's responses without a fault, by URL and body. */
  let texts = new Map<string, string>();
  async function sample(): Promise<readonly Sent[]> {
    texts = new Map();
    stage.interfere((sent, good) =>
      sent.call === call
        ? good().then((kept) => {
            texts.set(sent.url + sent.body, kept.text);
            return toResponse(kept);
          })
        : undefined,
    );
    await begin(stage, scenario);
    await stage.settle();
    if (isWrite) {
      await sendWrite(stage, scenario);
      await stage.settle();
    }
    const found = made();
    stage.remove();
    return found;
  }
  const keptText = (url: string, body: string) => texts.get(url + body) ?? "";

  async function isRefused() {
    arm(() => new Response("{}", { status: 401 }));
    await begin(stage, scenario);
    if (isWrite) {
      await stage.settle();
      await sendWrite(stage, scenario);
    }
    await stage.settle();
    isFaulty = false;
    checkCalm();
    checkOneLoad();
    if (isWrite) checkSent(1);
    if (stage.told().filter((word) => word === "signed-out").length !== 1) say(`told ${stage.told().join(", ")}`);
    if (!stage.find("input[name=username]")) say("no way to sign in");
    stage.session.token = stage.tokens.second;
    await stage.settle();
    if (!scenario.reach) await checkWell("signed in again: ");
    checkCalm("signed in again: ");
    if (loads().at(-1) !== "ready") say(`signed in again: told ${stage.told().join(", ")}`);
  }

  async function isStormed() {
    const { first, second } = stage.tokens;
    let asked = 0;
    let hasExpired = !isWrite;
    stage.interfere(({ token }) =>
      hasExpired && token === `Token ${first}` ? Promise.resolve(new Response("{}", { status: 401 })) : undefined,
    );
    const getToken = () => {
      asked += 1;
      return Promise.resolve(asked === 1 ? first : second);
    };
    await begin(stage, scenario, { getToken });
    await stage.settle();
    if (isWrite) {
      hasExpired = true;
      await sendWrite(stage, scenario);
      await stage.settle();
      if (scenario.write?.isMany) await hasEnded();
      if (!isDone(stage, scenario)) say("not done");
      if (!scenario.write?.isMany && made().filter(({ token }) => token === `Token ${second}`).length !== 1)
        say(`sent ${made().length} times`);
    } else {
      await checkWell("");
      checkOneLoad();
    }
    if (asked !== 2) say(`getToken was asked ${asked} times`);
    checkCalm();
  }

  /** Holds the call's response until the returned function is called. */
  function hold(change: (text: string) => string = (text) => text): () => void {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    arm(async (good) => {
      await released;
      return toResponse({ ...good, text: change(good.text) });
    });
    return () => {
      isFaulty = false;
      release();
    };
  }
  const reachHeld = async () => {
    await begin(stage, scenario);
    if (isWrite) {
      await stage.settle();
      await sendWrite(stage, scenario);
    }
    await stage.until(() => made().length > 0, "the call");
  };

  async function isRemoved() {
    const release = hold();
    await reachHeld();
    const [told, sent] = [stage.told().length, made().length];
    stage.remove();
    // A batch goes on as long as nanostores keep stores without listeners: a second for each that is computed of another.
    if (base.repeated.has(call)) await stage.settleLong();
    release();
    await stage.settle();
    if (stage.told().length !== told) say(`told after it was removed: ${stage.told().slice(told).join(", ")}`);
    // A job of many requests continues without the element.
    if (made().length !== sent && !scenario.write?.isMany) say("asked after it was removed");
    for (const one of stage.faults()) say(one);
  }

  async function isChanged() {
    const mark = (text: string) => text.replaceAll(/"([^"\\]*\p{L}[^"\\]* [^"\\]*)"(?!:)/gu, `"$1${marker}"`);
    const release = hold(mark);
    await reachHeld();
    const count = made().length;
    stage.session.signOut();
    stage.session.token = stage.tokens.second;
    release();
    await stage.settle();
    if (stage.text().includes(marker)) say("shows what the one before was answered");
    if (isWrite && made().length !== count) say("sent in another's name");
    if (!scenario.reach) await checkWell("");
    checkCalm();
  }

  try {
    if (scenario.isSignedOut && fault.kind === "refused") await failsToWrite(() => new Response("{}", { status: 401 }));
    else if (fault.kind === "failure") await (isWrite ? failsToWrite() : failsToRead());
    else if (fault.kind === "passing")
      await (isWrite ? failsToWrite() : isRepeatable(call, fault) ? passesOverRead() : failsToRead());
    else if (fault.kind === "odd") await isOdd();
    else if (fault.kind === "refused") await isRefused();
    else if (fault.kind === "storm") await isStormed();
    else if (fault.kind === "removed") await isRemoved();
    else await isChanged();
  } catch (error) {
    say((error as Error).message);
  } finally {
    setOnline(true);
    stage.interfere(() => undefined);
    stage.remove();
  }
  return problems;
}

function setOnline(isOnline: boolean) {
  if (isOnline === navigator.onLine) return;
  if (isOnline) Reflect.deleteProperty(navigator, "onLine");
  else Object.defineProperty(navigator, "onLine", { get: () => false, configurable: true });
  dispatchEvent(new Event(isOnline ? "online" : "offline"));
}
