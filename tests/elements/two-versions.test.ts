import { expect } from "chai";
import { trackWarnings } from "../helpers/page.ts";
import { load } from "./bundle.ts";

/** A page that has loaded an older copy of the bundle first. */
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

  it("stand back from a tag that something else has taken", async () => {
    const warnings = trackWarnings();
    customElements.define("shuttle-routes", class extends HTMLElement {});
    await load("routes");
    expect(warnings.stop()).to.deep.equal([
      "warn: [shuttle] <shuttle-routes> is already defined by version unknown; 0.1.0 stands back.",
    ]);
  });
});
