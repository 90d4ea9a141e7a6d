import { expect } from "chai";
import { eventually, trackWarnings } from "../helpers/page.ts";
import { accounts, fetchToken, load } from "./bundle.ts";
import { type } from "./stage.ts";

/** A page as its administrator wrote it for 0.1.0, with attributes of that version. */
const page = (token: string) => `
  <shuttle-session storage="memory" token="${token}" company-id="42" user-id="7" user-type="admin" theme="light"></shuttle-session>
  <shuttle-overview cards="kpi employees" refresh-interval="300"></shuttle-overview>
  <shuttle-personnel query="search=kozyatağı" theme="dark"></shuttle-personnel>
  <shuttle-billing query="" signed-out="notice"></shuttle-billing>
  <shuttle-route-details route-id="R-17"></shuttle-route-details>
  <shuttle-airview scope="own"></shuttle-airview>
`;
const widgets = ["overview", "personnel", "billing", "route-details", "airview"];

describe("a page of 0.1.0", () => {
  it("has its elements ready, the events that it listens to, and no warning", async () => {
    const warnings = trackWarnings();
    const ready: unknown[] = [];
    const signedIn: unknown[] = [];
    const failed: unknown[] = [];
    const place = document.createElement("div");
    document.body.append(place);
    place.addEventListener("shuttle-ready", (event) => ready.push(event.detail));
    place.addEventListener("shuttle-error", (event) => failed.push(event.detail));
    const note = (event: Event) => void signedIn.push(event);
    document.addEventListener("shuttle-signed-in", note);
    place.innerHTML = page(await fetchToken(accounts.admin));
    for (const name of ["session", ...widgets]) await load(name);
    await eventually(() => ready.length === widgets.length, "all of them");
    expect(ready).to.have.deep.members(widgets.map((widget) => ({ widget })));
    expect(failed).to.deep.equal([]);
    expect(signedIn).to.have.length(1);
    const asked: unknown[] = [];
    const people = place.querySelector("shuttle-personnel");
    people?.addEventListener("shuttle-query", (event) => asked.push(event.detail.query));
    type(people?.shadowRoot?.querySelector("input[type=search]") as HTMLInputElement, "levent");
    await eventually(() => asked.length > 0, "the query");
    expect(asked).to.deep.equal(["search=levent"]);
    expect(people?.getAttribute("query")).to.equal("search=kozyatağı");
    place.querySelector<HTMLElement & { signOut(): void }>("shuttle-session")?.signOut();
    const billing = place.querySelector("shuttle-billing")?.shadowRoot;
    await eventually(() => billing?.textContent?.includes("giriş yapmanız gerekir"), "the notice");
    expect(billing?.querySelector("input")).to.equal(null);
    await eventually(() => people?.shadowRoot?.querySelector("input[name=username]"), "the sign-in form");
    place.remove();
    document.removeEventListener("shuttle-signed-in", note);
    expect(warnings.stop().join("\n")).to.equal("");
  });
});
