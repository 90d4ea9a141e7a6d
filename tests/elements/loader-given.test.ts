import { expect } from "chai";
import { settled, withFault } from "../helpers/page.ts";

const profile = { userName: "Ayşe Gizli", accountType: "company" };
let count = 0;

describe("shuttle.js and a session that the browser has kept", () => {
  let addresses: string[] = [];
  /** Returns the tokens of the calls sent before the elements' code is loaded. */
  async function seen(prepare: (name: string) => void, { provider = `${location.origin}/` } = {}): Promise<string[]> {
    const name = `kept-${(count += 1)}`;
    const record = { token: "ayse", provider, profile, layout: "wide" };
    localStorage.setItem(`shuttle.session.${name}`, JSON.stringify(record));
    const tokens: string[] = [];
    addresses = [];
    const stop = withFault((request) => {
      if (!request.url.includes("/api/")) return undefined;
      tokens.push(request.headers.get("authorization") ?? "none");
      addresses.push(new URL(request.url).pathname);
      return new Response("{}");
    });
    const box = document.createElement("div");
    box.innerHTML = `<shuttle-overview session="${name}" cards="employees"></shuttle-overview>`;
    prepare(name);
    document.body.append(box);
    await settled();
    await settled();
    stop();
    box.remove();
    document.querySelectorAll("shuttle-session").forEach((element) => element.remove());
    return tokens;
  }
  const declare =
    (attributes: Record<string, string>, properties: object = {}) =>
    (name: string) => {
      const element = Object.assign(document.createElement("shuttle-session"), properties);
      for (const [attribute, value] of Object.entries({ name, ...attributes })) element.setAttribute(attribute, value);
      document.body.append(element);
    };
  interface Loader {
    configure(settings: Record<string, unknown>): void;
  }
  let configure: Loader["configure"] = () => undefined;

  before(async () => {
    // Disables defining elements, so that only the loader runs and there is no session.
    customElements.define = () => undefined;
    ({ configure } = (await import(/* @vite-ignore */ `${location.origin}/dist/portal/shuttle.js`)) as Loader);
  });
  const { define } = customElements;
  afterEach(() => localStorage.clear());
  after(() => {
    customElements.define = define;
  });

  it("sends its token ahead on a page that names nobody", async () => {
    expect(await seen(() => undefined)).to.deep.equal(["Token ayse"]);
  });

  const namings: readonly [string, (name: string) => void][] = [
    ["getToken", declare({}, { getToken: () => new Promise(() => undefined) })],
    ["a token by property", declare({}, { token: "burak" })],
    ["a token by attribute", declare({ token: "burak" })],
    ["a name alone", declare({ "user-name": "Burak" })],
    ["configure() with getToken", (name) => configure({ session: name, getToken: () => new Promise(() => undefined) })],
    ["configure() with a token", (name) => configure({ session: name, token: "burak" })],
    ["a second element", (name) => [declare({}), declare({ "user-id": "2" })].forEach((declared) => declared(name))],
  ];
  for (const [what, prepare] of namings)
    it(`never sends its token for a page that names somebody by ${what}`, async () => {
      expect(await seen(prepare)).to.not.include("Token ayse");
    });

  it("never sends its token to another provider", async () => {
    expect(await seen(declare({ "api-base": "/staging" }))).to.deep.equal([]);
    expect(await seen(() => undefined, { provider: "https://api.example.com/" })).to.deep.equal([]);
  });

  it("sends no token of getToken to a provider that another element names, before or after", async () => {
    const first = declare({ "api-base": "/first" }, { getToken: () => Promise.resolve("burak") });
    const other = declare({ "api-base": "/staging" });
    expect(await seen((name) => [first, other].forEach((told) => told(name)))).to.deep.equal(["Token burak"]);
    expect(addresses).to.deep.equal(["/first/api/company/trip-personnel-count/"]);
    expect(await seen((name) => [other, first].forEach((told) => told(name)))).to.deep.equal([]);
  });

  it("leaves one that may have ended, for want of a person, to the session's own code", async () => {
    expect(await seen(declare({ "idle-minutes": "15" }))).to.deep.equal([]);
  });
});
