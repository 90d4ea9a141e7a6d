import { expect } from "chai";
import { callsBeforeCode, eventually, trackRequests } from "../helpers/page.ts";
import { accounts, fetchToken } from "./bundle.ts";

/** Every element whose first calls its contract declares; the parameters are those of the page. */
const elements: Readonly<Record<string, string>> = {
  airview: "",
  billing: "",
  booking: 'page-size="10"',
  documents: "",
  "driver-documents": "",
  drivers: "",
  marketplace: "",
  "month-report": "",
  overview: "",
  "passenger-tickets": 'status="solved"',
  "past-trips": 'page-size="10"',
  "past-route-details": "route-id='R-1'",
  personnel: "",
  "route-details": "route-id='R-1'",
  routes: "",
};

describe("shuttle.js and the first calls of every element", () => {
  let token = "";
  before(async () => {
    token = await fetchToken(accounts.admin);
    await import(/* @vite-ignore */ `${location.origin}/dist/portal/shuttle.js`);
  });
  afterEach(() => document.body.replaceChildren());

  for (const [name, attributes] of Object.entries(elements))
    it(`sends those of ${name} before its code is there, and the element makes the same ones`, async () => {
      const requests = trackRequests();
      const early = callsBeforeCode(`shuttle-${name}`, requests);
      let isReady = false;
      document.addEventListener("shuttle-ready", () => (isReady = true), { once: true });
      document.body.insertAdjacentHTML(
        "beforeend",
        `<shuttle-session name="${name}" storage="memory" token="${token}" user-name="Elif" user-id="1" company-id="42"></shuttle-session>
         <shuttle-${name} session="${name}" ${attributes}></shuttle-${name}>`,
      );
      const calls = await early;
      expect(calls, "calls before the code").not.to.have.length(0);
      await eventually(() => isReady, "ready");
      // What nobody takes waits in the registry: a call in vain.
      const { early: waiting } = (globalThis as Record<symbol, unknown>)[Symbol.for("shuttle.registry")] as {
        readonly early: Map<string, unknown>;
      };
      await eventually(() => waiting.size === 0, `nothing left of ${[...waiting.keys()].join(", ")}`);
      const all = requests.stop();
      for (const call of calls)
        expect(
          all.filter((other) => other === call),
          call,
        ).to.have.length(1);
    });
});
