import { expect } from "chai";
import { STORE_UNMOUNT_DELAY } from "nanostores";
import type { WidgetContract } from "../../src/widgets/kit/element/contract.ts";
import { callsBeforeCode, eventually, trackRequests } from "../helpers/page.ts";
import { accounts, fetchToken } from "./bundle.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../../src/widgets/*/*.contract.ts", {
  eager: true,
});
const contracts = Object.values(modules)
  .flatMap((names) => Object.values(names))
  .filter((value): value is WidgetContract => typeof value === "object" && value !== null && "tag" in value);

/** Attributes by tag; the other elements need none. Invalid ones are read as their defaults, also by the loader. */
const attributesOf: Readonly<Record<string, string>> = {
  "shuttle-airview": 'scope="everywhere"',
  "shuttle-booking": 'page-size="10"',
  "shuttle-documents": 'page-size="ten"',
  "shuttle-driver-details": 'driver-id="32"',
  "shuttle-passenger-tickets": 'status="solved"',
  "shuttle-past-trips": 'page-size="10"',
  "shuttle-past-route-details": 'route-id="R-1"',
  "shuttle-route-details": 'route-id="R-1"',
};

/**
 * Unmounts stores as soon as their last listener has gone, as on a machine so slow that it takes a second from an element's first
 * rendering, which reads the stores, to its effects, which listen to them.
 */
function unmountAtOnce(): () => void {
  const original = globalThis.setTimeout;
  globalThis.setTimeout = ((handler: () => void, delay?: number, ...parts: unknown[]) => {
    if (delay !== STORE_UNMOUNT_DELAY) return original(handler, delay, ...parts);
    queueMicrotask(handler);
    return 0;
  }) as typeof globalThis.setTimeout;
  return () => {
    globalThis.setTimeout = original;
  };
}

/** Tests every element whose contract declares first calls for the account. Once per page, because code is loaded only once. */
export function testFirstCalls(account: keyof typeof accounts): void {
  const isDemo = account === "demo";
  let token = "";
  let restore = () => {};
  beforeEach(() => {
    restore = unmountAtOnce();
  });
  before(async () => {
    token = await fetchToken(accounts[account]);
    await import(/* @vite-ignore */ `${location.origin}/dist/portal/shuttle.js`);
  });
  afterEach(() => {
    restore();
    document.body.replaceChildren();
  });

  for (const { tag, firstCalls = [] } of contracts) {
    if (!firstCalls.some(({ isForDemo = false }) => isForDemo === isDemo)) continue;
    it(`sends those of ${tag} before its code is there, and the element makes the same ones`, async () => {
      const requests = trackRequests();
      const early = callsBeforeCode(tag, requests);
      let isReady = false;
      document.addEventListener("shuttle-ready", () => (isReady = true), { once: true });
      document.body.insertAdjacentHTML(
        "beforeend",
        `<shuttle-session name="${tag}" storage="memory" token="${token}" user-name="Elif" user-id="1" company-id="42"
           account-type="${isDemo ? "demo" : "company"}"></shuttle-session>
         <${tag} session="${tag}" ${attributesOf[tag] ?? ""}></${tag}>`,
      );
      const calls = await early;
      expect(calls, "calls before the code").not.to.have.length(0);
      expect(calls.join(), "a whole list, which would delay the code").not.to.include("page_size=all");
      await eventually(() => isReady, "ready");
      // A response that nobody takes stays in the registry: the call was made in vain.
      const { early: waiting } = (globalThis as Record<symbol, unknown>)[Symbol.for("shuttle.registry")] as {
        readonly early: Map<string, unknown>;
      };
      await eventually(() => waiting.size === 0, `nothing left of ${[...waiting.keys()].join(", ")}`);
      const all = requests.stop();
      expect(
        all.filter((call, index) => all.indexOf(call) !== index),
        "sent again",
      ).to.deep.equal([]);
    });
  }
}
