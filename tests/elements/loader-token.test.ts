import { expect } from "chai";
import { callsBeforeCode, eventually, trackRequests } from "../helpers/page.ts";
import { accounts, fetchToken } from "./bundle.ts";

describe("shuttle.js and a page that gives its token by getToken", () => {
  it("asks once, ahead of the code, and sends the first calls with the answer", async () => {
    const token = await fetchToken(accounts.admin);
    const session = document.createElement("shuttle-session") as HTMLElement & { getToken: () => Promise<string> };
    session.setAttribute("storage", "memory");
    let questions = 0;
    const getToken = () => {
      questions += 1;
      return Promise.resolve(token);
    };
    session.getToken = getToken;
    const element = document.createElement("shuttle-overview");
    element.setAttribute("cards", "employees");
    document.body.append(session, element);
    const requests = trackRequests();
    const early = callsBeforeCode("shuttle-overview", requests);
    await import(/* @vite-ignore */ `${location.origin}/dist/portal/shuttle.js`);
    const calls = ["GET /api/company/trip-personnel-count/"];
    expect(await early).to.deep.equal(calls);
    expect(questions).to.equal(1);
    await eventually(() => element.shadowRoot?.querySelector(".seats"), "seats");
    expect(requests.stop()).to.deep.equal(calls);
    expect(questions).to.equal(1);
    // A page that renders again sets the same function: it isn't called again.
    session.getToken = getToken;
    expect(session.getToken).to.equal(getToken);
    expect(questions).to.equal(1);
    expect(document.documentElement.outerHTML).to.not.contain(token);
  });
});
