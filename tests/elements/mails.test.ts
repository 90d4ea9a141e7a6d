import { expect } from "chai";
import { openMail } from "../../src/widgets/passenger-tickets/mail/open-mail.ts";
import { problemsOf } from "../helpers/mail-problems.ts";
import { trackRequests } from "../helpers/page.ts";
import { xssCorpus } from "../helpers/xss-corpus.ts";

const page = globalThis as unknown as { pwn?: () => void };
const stage = document.createElement("div");
let runs = 0;

/** Attaches the e-mail to the page and triggers every event that a handler could listen to. */
function expose(body: HTMLElement): void {
  stage.replaceChildren(body);
  for (const element of body.querySelectorAll<HTMLElement>("*:not(a)")) {
    element.click();
    element.focus();
    element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

describe("e-mails of unknown writers", () => {
  before(() => {
    page.pwn = () => void (runs += 1);
    document.body.append(stage);
  });
  after(() => {
    stage.remove();
    delete page.pwn;
  });

  it("has a corpus of more than a hundred cases, each once", () => {
    expect(xssCorpus.length).to.be.greaterThan(150);
    expect(new Set(xssCorpus).size).to.equal(xssCorpus.length);
  });

  it("nothing in any of them runs, loads, is styled or leaves the allow-list", async () => {
    const before = runs;
    const requests = trackRequests();
    const resources = performance.getEntriesByType("resource").length;
    const problems: string[] = [];
    for (const html of xssCorpus) {
      const { body } = openMail(html);
      expose(body);
      problems.push(...problemsOf(body).map((problem) => `${html.slice(0, 80)}: ${problem}`));
    }
    // All in one e-mail: one may open what another closes.
    const together = openMail(xssCorpus.join("\n"), Number.POSITIVE_INFINITY);
    expose(together.body);
    problems.push(...problemsOf(together.body));
    await nextFrame();
    expect(problems).to.deep.equal([]);
    expect(runs - before, "scripts").to.equal(0);
    expect(requests.stop()).to.deep.equal([]);
    const loaded = performance.getEntriesByType("resource").slice(resources);
    expect(loaded.map(({ name }) => name).filter((name) => name.includes("evil"))).to.deep.equal([]);
  });

  it("shows requested pictures from http(s) or the e-mail itself, and runs nothing", async () => {
    const before = runs;
    for (const html of xssCorpus) {
      // Replaced, because loading would be a request to a foreign origin; only the addresses are checked.
      const mail = openMail(html.replaceAll("https://evil.example", location.origin));
      mail.showPictures();
      expose(mail.body);
      expect(problemsOf(mail.body), html).to.deep.equal([]);
      for (const picture of mail.body.querySelectorAll("img")) {
        expect(picture.referrerPolicy, html).to.equal("no-referrer");
        expect(picture.hasAttribute("srcset")).to.equal(false);
      }
    }
    await nextFrame();
    expect(runs - before, "scripts").to.equal(0);
  });

  it("no class, id or name of the writer gets into the page", () => {
    const { body } = openMail('<p id=a name=b class="card">x</p><a name=c id=d href="https://a.example">y</a>');
    expect(body.innerHTML).to.equal(
      '<p>x</p><a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow" referrerpolicy="no-referrer">y</a>',
    );
  });

  const linkOf = (html: string) => openMail(html).body.querySelector("a");

  it("a link that shows another address than it leads to says where it leads, in its own words", () => {
    const link = linkOf('<a href="https://evil.example/giris">https://<b>banka.example</b>/giris</a>');
    expect(link?.textContent).to.equal("https://banka.example/giris (asıl adres: evil.example)");
    expect(link?.querySelector(".mail-target")?.textContent).to.equal("(asıl adres: evil.example)");
    expect(linkOf('<a href="https://banka.example/giris">www.banka.example</a>')?.textContent).to.equal(
      "www.banka.example",
    );
    expect(
      linkOf('<a href="https://evil.example"><img alt="banka.example" src="https://evil.example/a.png"></a>')
        ?.textContent,
    ).to.contain("(asıl adres: evil.example)");
    expect(linkOf('<a href="https://evil.example">banka\u202e\u200b.example</a>')?.textContent).to.equal(
      "banka.example (asıl adres: evil.example)",
    );
  });

  it("shows a host name of another alphabet in Punycode", () => {
    expect(linkOf('<a href="https://b\u0430nka.example">b\u0430nka.example</a>')?.textContent).to.equal(
      "b\u0430nka.example (asıl adres: xn--bnka-53d.example)",
    );
  });

  it("makes no link or picture of an address with user information", () => {
    for (const address of [
      "https://banka@evil.example/",
      "https://banka:x@evil.example",
      "https://@evil.example",
      "ht\ntps://ba\tnka@evil.example",
    ]) {
      const mail = openMail(`<a href="${address}">Banka</a><img alt=x src="${address}">`);
      expect(mail.body.querySelector("a"), address).to.equal(null);
      expect(mail.pictureCount, address).to.equal(0);
      expect(mail.body.textContent, address).to.contain("Banka");
    }
    expect(linkOf('<a href="https://a.example/@b">x</a>')).not.to.equal(null);
  });

  it("uses an instance of the sanitiser that the page's hooks don't reach", () => {
    expect("DOMPurify" in globalThis).to.equal(false);
  });
});

const textOf = (body: HTMLElement) => body.textContent?.replace(/\s+/g, " ").trim();
const shownText = (html: string) => {
  const { body } = openMail(html);
  for (const fold of body.querySelectorAll("details")) fold.remove();
  return textOf(body);
};

describe("e-mails of mail programs", () => {
  it("removes Outlook's styles, empty paragraphs and conditional comments", () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style><!--[if gte mso 9]><xml><o:shapedefaults/></xml><![endif]--></head><body><div class="WordSection1"><p class="MsoNormal">Merhaba,<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Klima <b>çalışmıyor</b>.</p></div></body></html>`;
    expect(openMail(html).body.innerHTML.replace(/\n/g, "")).to.equal(
      "<div><p>Merhaba,</p><p>Klima <b>çalışmıyor</b>.</p></div>",
    );
  });

  const histories: Readonly<Record<string, string>> = {
    Gmail: `<div>Yeni</div><br><div class="gmail_quote"><div class="gmail_attr">Ali tarihinde şunu yazdı:<br></div><blockquote class="gmail_quote">Eski</blockquote></div>`,
    "Outlook on the desktop": `<div class="WordSection1"><p>Yeni</p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p><b>Kimden:</b> Ali<br><b>Konu:</b> x</p></div></div><p>Eski</p></div>`,
    "Outlook on the web": `<div>Yeni</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>Kimden:</b> Ali</div><div>Eski</div>`,
    "Outlook on the web, seen by another": `<div>Yeni</div><div id="x_divRplyFwdMsg">Ali</div><div>Eski</div>`,
    "a phone": `<div>Yeni</div><blockquote type="cite">Ali şunları yazdı:<br></blockquote><blockquote type="cite"><div>Eski</div></blockquote>`,
    Thunderbird: `<p>Yeni</p><div class="moz-cite-prefix">Ali wrote:</div><blockquote type="cite"><p>Eski</p></blockquote>`,
    Yahoo: `<div>Yeni</div><div class="yahoo_quoted"><div>Ali</div><p>Eski</p></div>`,
    "a line of dashes": `<p>Yeni</p><p>-----Özgün İleti-----</p><p>Eski</p>`,
    "an introduction alone": `<p>Yeni</p><p>19 Kas 2026 tarihinde Ali şunu yazdı:</p><p>Eski</p>`,
  };
  for (const [program, html] of Object.entries(histories)) {
    it(`folds what earlier mails said: ${program}`, () => {
      const { body } = openMail(html);
      const folds = body.querySelectorAll("details");
      expect(folds).to.have.length(1);
      expect(folds[0]?.open).to.equal(false);
      expect(folds[0]?.textContent).to.contain("Eski");
      expect(shownText(html)).to.equal("Yeni");
    });
  }

  it("shows an answer that stands under the quote", () => {
    const html = `<p>Ali wrote:</p><blockquote>Eski</blockquote><p>Yeni</p>`;
    expect(shownText(html)).to.equal("Yeni");
  });

  it("folds neither an e-mail that only quotes nor the writer's own quote", () => {
    expect(openMail(`<blockquote type=cite>Eski</blockquote>`).body.querySelector("details")).to.equal(null);
    expect(openMail(`<p>Yeni</p><blockquote>Atasözü</blockquote>`).body.querySelector("details")).to.equal(null);
  });

  it("loads pictures when they are requested, tracking pixels never", () => {
    const mail = openMail(
      `<p>x</p><img src="/a.png" alt="göreli"><img src="${location.origin}/b.png" alt="logo"><img src="https://evil.example/o.gif" width=1 height=1><img src="https://evil.example/p.gif" style="width:1px;height:1px"><img src="cid:image001" alt="imza">`,
    );
    expect(mail.body.querySelectorAll("img")).to.have.length(0);
    expect(mail.pictureCount).to.equal(1);
    expect(textOf(mail.body)).to.equal("xGörsel: göreliGörsel: logoGörsel: imza");
    mail.showPictures();
    expect([...mail.body.querySelectorAll("img")].map(({ alt }) => alt)).to.deep.equal(["logo"]);
  });

  it("shows an embedded picture when it is requested, and a note where one is missing", async () => {
    const dot =
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    const mail = openMail(`<p>x<img src="${dot}" alt="nokta"><img src="data:image/png;base64,AAAA" alt="bozuk"></p>`);
    expect(mail.pictureCount).to.equal(2);
    stage.replaceChildren(mail.body);
    document.body.append(stage);
    mail.showPictures();
    const broken = mail.body.querySelectorAll("img")[1];
    await new Promise((resolve) => broken?.addEventListener("error", resolve));
    expect(textOf(mail.body)).to.equal("xbozuk (gösterilemedi)");
    stage.remove();
  });

  it("keeps the rows of data tables, and reads layout tables line by line", () => {
    const { body } = openMail(
      `<h2>Saatler</h2><table border=1><tr><th>Durak</th></tr><tr><td>Altıyol</td></tr></table><table><tr><th>Ad</th></tr></table><table><tr><td>imza</td></tr></table>`,
    );
    expect(body.querySelector("h2")).to.equal(null);
    const frames = body.querySelectorAll(".mail-table");
    expect(frames).to.have.length(2);
    expect((frames[0] as HTMLElement).tabIndex).to.equal(0);
    expect(body.querySelectorAll("table[role=presentation]")).to.have.length(1);
  });

  it("keeps the lines and letters of plain text", () => {
    expect(openMail("Merhaba\n1 &lt; 2 & 3").body.textContent).to.equal("Merhaba\n1 < 2 & 3");
    expect(openMail("  ").isEmpty).to.equal(true);
    expect(openMail("<p>&nbsp;</p><div><br></div>").isEmpty).to.equal(true);
  });

  it("keeps words that look like an attribute, in addresses too", () => {
    expect(shownText(`<p>a style="x" <b>style = y</b></p>`)).to.equal('a style="x" style = y');
    expect(shownText("<p>Saat on iki: 'onlar', On/ona style <b>on=10</b></p>")).to.equal(
      "Saat on iki: 'onlar', On/ona style on=10",
    );
    const address = "https://saglayici.example/online/onay=1/style";
    const mail = openMail(`<p><a href="${address}">on duraktan onu</a> <img src="${address}" alt="on durak"></p>`);
    expect(mail.body.querySelector("a")?.getAttribute("href")).to.equal(address);
    expect(textOf(mail.body)).to.equal("on duraktan onu Görsel: on durak");
    mail.showPictures();
    expect(mail.body.querySelector("img")?.getAttribute("src")).to.equal(address);
  });

  it("follows the writing direction of the first letter", () => {
    expect(openMail("<p>12: سلام Ali</p>").body.dir).to.equal("rtl");
    expect(openMail("<p>12: Selam سلام</p>").body.dir).to.equal("ltr");
    expect(openMail("<p dir=auto>a</p><p dir=rtl>b</p>").body.innerHTML).to.equal('<p>a</p><p dir="rtl">b</p>');
  });

  it("hides what the writer's program hides", () => {
    expect(shownText(`<div style="display:none">önizleme</div><p hidden>x</p><p>Yeni</p>`)).to.equal("Yeni");
  });

  it("shows the beginning of a very long e-mail", () => {
    const html = `<style>${"x".repeat(200_000)}</style><p>Baş</p>${"<p>orta</p>".repeat(20_000)}<p>Son</p>`;
    const mail = openMail(html);
    expect(mail.isCut).to.equal(true);
    expect(mail.body.textContent).to.contain("Baş").and.not.to.contain("Son");
    expect(openMail(html, Number.POSITIVE_INFINITY).body.textContent).to.contain("Son");
  });
});
