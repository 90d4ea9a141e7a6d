import { expect } from "chai";
import { version } from "../../src/core/platform/registry.ts";
import { eventually, trackWarnings } from "../helpers/page.ts";
import { accounts, fetchToken, giveToken, load } from "./bundle.ts";

/** Simulates an element of an older copy of the bundle, loaded first. */
class OlderNotice extends HTMLElement {
  static readonly shuttleVersion = "0.0.9";
}

describe("two copies of the bundle on one page", () => {
  it("leave each tag to the first, warn of another version, and go on with the others", async () => {
    const warnings = trackWarnings();
    customElements.define("shuttle-notice", OlderNotice);
    await load("notice");
    await load("documents");
    expect(warnings.stop()).to.deep.equal([
      `warn: [shuttle] <shuttle-notice> is already defined by version 0.0.9; ${version} stands back.`,
    ]);
    expect(customElements.get("shuttle-notice")).to.equal(OlderNotice);
    expect(customElements.get("shuttle-documents")).to.have.property("shuttleVersion", version);
  });

  it("show the same user's rows and say once who is signed in, though the first copy's session lacks what the second needs", async () => {
    const warnings = trackWarnings();
    const signedIn: Event[] = [];
    const note = (event: Event) => void signedIn.push(event);
    document.addEventListener("shuttle-signed-in", note);
    const session = await giveToken(await fetchToken(accounts.admin));
    const { sessions } = (globalThis as unknown as Record<symbol, { sessions: Map<string, { token: string | null }> }>)[
      Symbol.for("shuttle.registry")
    ] as { sessions: Map<string, { token: string | null }> };
    const first = sessions.get("default");
    // The members that elements of 1.0 use, and that the session of 0.1.0 doesn't have.
    const later = ["level", "give", "isGiven", "idle", "$isTokenLate", "isTokenMalformed"];
    const older = Object.create(first ?? null, Object.fromEntries(later.map((name) => [name, {}]))) as {
      token: string;
    };
    sessions.set("default", older);
    const element = document.createElement("shuttle-documents");
    document.body.append(element);
    await load("documents");
    await eventually(() => element.shadowRoot?.querySelector("tbody tr"), "a row");
    expect(sessions.get("default")).not.to.equal(older);
    expect(signedIn).to.have.length(1);
    session.signOut();
    await eventually(() => element.shadowRoot?.querySelector("form"), "the sign-in form");
    expect(older.token).to.equal(null);
    document.removeEventListener("shuttle-signed-in", note);
    element.remove();
    session.remove();
    expect(warnings.stop().join("\n")).to.equal("");
  });

  it("bring the controls of Shoelace that an older one hasn't defined", async () => {
    const warnings = trackWarnings();
    const older = class extends HTMLElement {};
    customElements.define("shuttle-sl-icon", older);
    await import(/* @vite-ignore */ import.meta.url.replace(/[^/]*$/, "gallery-page.js"));
    const element = document.createElement("shuttle-gallery-test");
    document.body.append(element);
    await eventually(
      () => element.shadowRoot?.querySelector("shuttle-sl-radio-group")?.shadowRoot?.querySelector("[role=radiogroup]"),
      "a radio group",
    );
    expect(customElements.get("shuttle-sl-icon")).to.equal(older);
    element.remove();
    expect(warnings.stop().join("\n")).to.equal("");
  });

  it("stand back from a tag that something else has taken", async () => {
    const warnings = trackWarnings();
    customElements.define("shuttle-routes", class extends HTMLElement {});
    await load("routes");
    expect(warnings.stop()).to.deep.equal([
      `warn: [shuttle] <shuttle-routes> is already defined by version unknown; ${version} stands back.`,
    ]);
  });
});
