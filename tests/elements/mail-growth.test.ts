import { expect } from "chai";
import { longestMarkup, openMail } from "../../src/widgets/passenger-tickets/mail/open-mail.ts";
import { findGrowth } from "../helpers/growth.ts";
import { heavyMails } from "../helpers/heavy-mails.ts";

const openWhole = (html: string) => openMail(html, Number.POSITIVE_INFINITY);

describe("e-mails that are made to take long", () => {
  it("double the e-mail takes at most 2.5 times as long, from its source to the nodes that are shown", async function () {
    this.timeout(180_000);
    const findings: string[] = [];
    for (const [name, make] of Object.entries(heavyMails)) {
      for (const open of [openMail, openWhole]) {
        const finding = await findGrowth(make, (html) => open(html), { from: 32_000, to: 1_024_000 });
        if (finding) findings.push(`${name}, ${open.name}: ${finding}`);
      }
    }
    expect(findings.join("\n")).to.equal("");
  });

  it("shows an e-mail that is too large or too deep as plain text, and says so", () => {
    const big = openWhole(`<p>Baş <b>kalın</b></p>${"<p>x</p>".repeat(longestMarkup / 8)}`);
    expect(big.textOnly).to.equal("size");
    expect(big.body.children).to.have.length(0);
    expect(big.body.textContent?.slice(0, 12)).to.equal("Baş kalın\nx\n");
    expect(openMail(`${"<div>".repeat(1000)}Derin`)).to.include({ textOnly: "size", isEmpty: false });
    expect(openMail("<p>Kısa</p>").textOnly).to.equal(null);
  });
});
