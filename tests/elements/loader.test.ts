import { expect } from "chai";
import { callsBeforeCode, eventually, settled, trackRequests, trackWarnings } from "../helpers/page.ts";
import { accounts, fetchToken } from "./bundle.ts";

interface Loader {
  configure(settings: Record<string, unknown>): void;
}

describe("shuttle.js, the one-script entry", () => {
  let warnings: ReturnType<typeof trackWarnings>;
  beforeEach(() => {
    warnings = trackWarnings();
  });
  afterEach(() => expect(warnings.stop()).to.deep.equal([]));

  it("leaves a page without elements alone", async () => {
    const before = [document.head.childElementCount, Object.keys(globalThis).length];
    const requests = trackRequests();
    await import(/* @vite-ignore */ `${location.origin}/dist/portal/shuttle.js`);
    await settled();
    expect([document.head.childElementCount, Object.keys(globalThis).length]).to.deep.equal(before);
    expect(requests.stop()).to.deep.equal([]);
    expect(customElements.get("shuttle-overview")).to.equal(undefined);
  });

  it("sends an element's first calls while its code is on its way, with the right token, and not twice", async () => {
    const token = await fetchToken(accounts.admin);
    document.body.insertAdjacentHTML(
      "beforeend",
      `<shuttle-session storage="memory" token="${token}"></shuttle-session>`,
    );
    const requests = trackRequests();
    const early = callsBeforeCode("shuttle-overview", requests);
    document.body.insertAdjacentHTML("beforeend", `<div><shuttle-overview cards="employees"></shuttle-overview></div>`);
    const calls = ["GET /api/company/trip-personnel-count/"];
    expect(await early).to.deep.equal(calls);
    const element = document.querySelector("shuttle-overview");
    await eventually(() => element?.shadowRoot?.querySelector(".seats"), "seats");
    expect(requests.stop()).to.deep.equal(calls);
    expect(document.body.innerHTML).to.not.contain(token);
  });

  it("loads another element when it appears, however deep", async () => {
    const box = document.createElement("section");
    box.innerHTML = "<p><shuttle-notice kind='offer-expire'></shuttle-notice></p>";
    document.body.append(box);
    await eventually(
      () => box.querySelector("shuttle-notice")?.shadowRoot?.textContent?.includes("Teklifin Süresi Doldu!"),
      "notice",
    );
  });

  it("says nothing about tags that it doesn't know", async () => {
    const requests = trackRequests();
    document.body.append(document.createElement("shuttle-something"), document.createElement("other-element"));
    await settled();
    expect(requests.stop()).to.deep.equal([]);
  });

  it("configures a session before its code is there, and while it runs", async () => {
    const { configure } = (await import(/* @vite-ignore */ `${location.origin}/dist/portal/shuttle.js`)) as Loader;
    configure({ session: "c", storage: "memory", theme: "dark" });
    const element = document.createElement("shuttle-notice");
    element.setAttribute("session", "c");
    document.body.append(element);
    await eventually(() => element.shadowRoot?.querySelector("[data-shuttle-theme=dark]"), "dark");
    configure({ session: "c", theme: "light" });
    await eventually(() => element.shadowRoot?.querySelector("[data-shuttle-theme=light]"), "light");
    configure({ session: "c", supportEmail: "yardim@example.org" });
    await eventually(() => element.shadowRoot?.textContent?.includes("yardim@example.org"), "address");
  });

  it("is harmless when it is there twice", async () => {
    await import(/* @vite-ignore */ `${location.origin}/dist/portal/shuttle.js?twice`);
    const element = document.createElement("shuttle-notice");
    document.body.append(element);
    await eventually(() => element.shadowRoot?.querySelector(".state-panel"), "notice");
  });
});
