import { expect } from "chai";
import { eventually, trackWarnings } from "../helpers/page.ts";
import { load } from "./bundle.ts";

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
      "warn: [shuttle] <shuttle-notice> is already defined by version 0.0.9; 0.1.0 stands back.",
    ]);
    expect(customElements.get("shuttle-notice")).to.equal(OlderNotice);
    expect(customElements.get("shuttle-documents")).to.have.property("shuttleVersion", "0.1.0");
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
      "warn: [shuttle] <shuttle-routes> is already defined by version unknown; 0.1.0 stands back.",
    ]);
  });
});
