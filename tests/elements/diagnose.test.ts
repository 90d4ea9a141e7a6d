import { config, expect } from "chai";
import type { DiagnosticReport } from "../../src/widgets/kit/diagnose/report.ts";
import { eventually } from "../helpers/page.ts";
import { accounts, fetchToken } from "./bundle.ts";

config.truncateThreshold = 0;

interface PageWindow extends Window {
  diagnose?: () => Promise<DiagnosticReport>;
  console: Console;
  fetch: typeof fetch;
}

/** Each misconfiguration on a page of its own. */
describe("diagnose() on a page that is set up wrongly", () => {
  let frame: HTMLIFrameElement;
  let token = "";
  let printed: string[] = [];

  before(async () => {
    token = await fetchToken(accounts.admin);
  });
  afterEach(() => frame.remove());

  const script = `<script type="module">
    import { diagnose } from "/dist/portal/shuttle.js";
    window.diagnose = diagnose;
  </script>`;

  async function open(body: string, head = ""): Promise<PageWindow> {
    frame = document.createElement("iframe");
    frame.srcdoc = `<!doctype html><html lang="tr"><head>${head}${script}</head><body>${body}</body></html>`;
    document.body.append(frame);
    const page = frame.contentWindow as PageWindow;
    await eventually(() => page.diagnose, "the loader");
    printed = [];
    page.console.info = (...parts: unknown[]) => void printed.push(parts.map(String).join(" "));
    return page;
  }

  async function read(page: PageWindow): Promise<DiagnosticReport> {
    const report = await page.diagnose?.();
    if (!report) throw new Error("no report");
    const words = JSON.stringify(report) + printed.join("");
    expect(words, "secrets").to.not.match(new RegExp(`${token}|gizli|Elif|who=`));
    for (const { message, code } of report.findings) {
      expect(printed.join("")).to.contain(message).and.to.contain(code);
    }
    return report;
  }
  const named = ({ findings }: DiagnosticReport) => findings.map(({ code, subject }) => `${code} ${subject}`);

  const session = (attributes = "") =>
    `<shuttle-session storage="memory" portal-url="/p" ${attributes}></shuttle-session>`;
  const overview = (attributes = "") =>
    `<shuttle-overview cards="employees" signed-out="notice" ${attributes}></shuttle-overview>`;
  const shown = (page: PageWindow) =>
    eventually(
      () => page.document.querySelector("shuttle-overview")?.shadowRoot?.querySelector(".shuttle-root")?.textContent,
      "the element",
    );

  it("finds nothing where all is well, and says so", async () => {
    const page = await open(session(`token="${token}" user-name="Elif Gizli"`) + overview());
    await shown(page);
    const report = await read(page);
    expect(named(report)).to.deep.equal([]);
    expect(printed.join("")).to.contain("Sorun bulunmadı.");
    expect(report.sessions[0]).to.deep.include({
      status: "signed-in",
      hasToken: true,
      api: { outcome: "answered", status: 200 },
    });
    expect(Math.abs(report.sessions[0]?.clockSkew ?? 99)).to.be.lessThan(5);
    const viaElement = page.document.querySelector("shuttle-session") as HTMLElement &
      Required<Pick<PageWindow, "diagnose">>;
    expect((await viaElement.diagnose()).version).to.equal(report.version);
  });

  it("1 a wrong api-base", async () => {
    const page = await open(session(`token="${token}" api-base="/tests/nowhere"`) + overview());
    await shown(page);
    expect(named(await read(page))).to.include(`api-base ${location.origin}`);
  });

  it("2 CORS refused", async () => {
    const other = location.origin.replace("localhost", "127.0.0.1");
    const page = await open(session(`token="${token}" api-base="${other}/tests?who=gizli"`) + overview());
    await shown(page);
    expect(named(await read(page))).to.include(`api-cors ${other}`);
  });

  it("3 a policy without the API in connect-src", async () => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`;
    const page = await open(session(`token="${token}" api-base="https://api.example"`) + overview(), policy);
    await shown(page);
    const report = await read(page);
    expect(named(report)).to.deep.equal(["csp-connect https://api.example"]);
    expect(report.blocks.some(({ directive }) => directive === "connect-src")).to.equal(true);
  });

  it("4 a policy that stops styles, workers and images", async () => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'none'; worker-src 'none'; img-src 'none'">`;
    const page = await open(session(`token="${token}"`) + overview(), policy);
    await shown(page);
    const run = page.document.createElement("script");
    run.type = "module";
    run.textContent = `try { new Worker("/dist/portal/shuttle.js") } catch {}
      const sheet = document.createElement("link"); sheet.rel = "stylesheet"; sheet.href = "/tests/elements/foreign.css"; document.head.append(sheet);
      new Image().src = "/favicon.svg"; window.isBlocked = true;`;
    page.document.body.append(run);
    await eventually(() => (page as PageWindow & { isBlocked?: boolean }).isBlocked, "the blocked");
    const found = named(await read(page));
    for (const code of ["csp-worker", "csp-style", "csp-image"]) expect(found).to.include(`${code} ${location.origin}`);
  });

  it("5 no session element and no token", async () => {
    const page = await open(overview(`session="b"`) + overview());
    await shown(page);
    const found = named(await read(page));
    expect(found).to.include("session-missing b");
    expect(found).to.include("no-session default");
  });

  it("6 a token that is refused, and nobody who gives another", async () => {
    const page = await open(session(`token="gizli"`) + overview());
    await eventually(async () => (await shown(page))?.includes("Oturumunuz sona erdi"), "the end");
    expect(named(await read(page))).to.include("token-refused default");
  });

  it("7 a wrong clock", async () => {
    const page = await open(session(`token="${token}"`) + overview());
    await shown(page);
    const { Date: clock } = page as PageWindow & { Date: DateConstructor };
    const now = clock.now.bind(clock);
    clock.now = () => now() + 600_000;
    expect(named(await read(page))).to.deep.equal([`clock-skew ${location.origin}`]);
  });

  it("8 two versions of the bundle", async () => {
    const older = `<script>window[Symbol.for("shuttle.registry")] =
      { version: "0.0.9", sessions: new Map(), settings: new Map(), early: new Map() };</script>`;
    const page = await open(session(`token="${token}"`) + overview(), older);
    await shown(page);
    const found = named(await read(page));
    expect(found).to.have.length(1);
    expect(found[0]).to.match(/^version-conflict .*0\.0\.9/);
  });

  it("9 an unknown tag, an unknown attribute and an unknown value", async () => {
    const page = await open(
      session(`token="${token}" theme="gizli"`) +
        overview(`theem="dark" token="gizli"`) +
        `<shuttle-overveiw></shuttle-overveiw>`,
    );
    await shown(page);
    const { findings } = await read(page);
    const words = findings.map(({ code, subject }) => `${code} ${subject}`);
    expect(words).to.include.members([
      "unknown-tag shuttle-overveiw",
      "unknown-attribute shuttle-overview theem",
      "unknown-attribute shuttle-overview token",
      "attribute-value shuttle-session theme",
    ]);
    expect(findings[0]?.message).to.contain("<shuttle-overview> mi demek istediniz?");
  });

  it("10 an api-base without a scheme, also where the policy would forbid it", async () => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="connect-src https://api.example">`;
    const page = await open(session(`token="${token}" api-base="api.example"`) + overview(), policy);
    await shown(page);
    const found = named(await read(page));
    expect(found).to.include("api-base default");
    expect(found.filter((code) => /^(csp-connect|api-unreachable)/.test(code))).to.deep.equal([]);
  });

  it("11 a typo in the prefix, and a value that is no month", async () => {
    const page = await open(
      `${session(`token="${token}"`)}${overview()}<shuttel-booking></shuttel-booking><shuttlebooking></shuttlebooking>
        <x-list></x-list><shuttle-billing month="11-2026" signed-out="notice"></shuttle-billing>`,
    );
    await shown(page);
    await eventually(() => page.customElements.get("shuttle-billing"), "the billing element");
    const { findings } = await read(page);
    const found = findings.map(({ code, subject }) => `${code} ${subject}`);
    expect(found.filter((words) => /^(unknown|attribute)-/.test(words))).to.have.members([
      "unknown-tag shuttel-booking",
      "unknown-tag shuttlebooking",
      "attribute-value shuttle-billing month",
    ]);
    expect(findings[0]?.message).to.contain("<shuttle-booking> mi demek istediniz?");
    expect(findings.find(({ code }) => code === "attribute-value")?.message).to.contain("YYYY-MM");
  });

  it("12 a policy that admits the loader and none of the code behind it", async () => {
    const policy = `<meta http-equiv="Content-Security-Policy"
      content="script-src 'unsafe-inline' ${location.origin}/dist/portal/shuttle.js">`;
    const page = await open(`<shuttle-session lang="en"></shuttle-session>`, policy);
    const { findings, page: place } = await read(page);
    expect(place).to.equal(location.origin);
    expect(findings).to.have.length(1);
    expect(findings[0]).to.deep.include({ code: "csp-script", subject: location.origin });
    expect(findings[0]?.message).to.contain("could not be loaded").and.to.contain(location.origin);
    expect(printed.join("")).to.contain(findings[0]?.message);
  });

  it("13 a sign-in page instead of a token", async () => {
    const page = await open(session() + overview());
    const element = page.document.querySelector("shuttle-session") as HTMLElement & { getToken?: unknown };
    element.getToken = async () => "<!doctype html><title>Elif</title>";
    await eventually(async () => (await shown(page))?.includes("Oturum açılamadı"), "no token");
    expect(named(await read(page))).to.deep.equal(["token-malformed default"]);
  });

  it("14 in the page's language, although none of its elements has loaded", async () => {
    const page = await open(session(`token="${token}" lang="en"`) + "<shuttle-overveiw></shuttle-overveiw>");
    const { findings } = await read(page);
    expect(findings[0]?.message).to.contain("Did you mean <shuttle-overview>?");
  });

  it("15 a surface of the light theme in the dark one", async () => {
    const look = "<style>:root { --shuttle-host-surface: #ffffff }</style>";
    const page = await open(session(`token="${token}" theme="dark"`) + overview(), look);
    await shown(page);
    const { findings } = await read(page);
    expect(findings.map(({ code, subject }) => `${code} ${subject}`)).to.deep.equal([
      "colors-faint --shuttle-host-surface dark",
    ]);
    expect(findings[0]?.message).to.contain("--shuttle-host-surface-dark: #");
  });
});
