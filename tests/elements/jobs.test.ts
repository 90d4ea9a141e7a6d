import { expect } from "chai";
import { eventually, settled, withFault } from "../helpers/page.ts";
import { accounts, fetchToken, giveToken, load, type SessionElement } from "./bundle.ts";
import { openProvider } from "./document-provider.ts";
import { createStage, type } from "./stage.ts";
import { shortPageSize, usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const people = 12;
const sheet = [
  "Ad\tSoyad\tE-posta\tTelefon\tEv adresi",
  ...Array.from(
    { length: people },
    (_, index) => `Kişi${index}\tYılmaz\tkisi${index}@lodos.example\t532123${1000 + index}\tModa`,
  ),
].join("\n");

let session: SessionElement;
/** Two people of one company, each with a token of their own. */
const tokens = { ayse: "", burak: "" };

/** Makes the page sign in this user. */
function signIn(person: keyof typeof tokens): void {
  session.setAttribute("user-id", person);
  session.setAttribute("user-name", person);
  session.token = tokens[person];
}

before(async () => {
  [tokens.ayse, tokens.burak] = [await fetchToken(accounts.admin), await fetchToken(accounts.admin)];
  expect(tokens.ayse).not.to.equal(tokens.burak);
  const attributes = { "user-type": "admin", "user-id": "ayse", "user-name": "ayse" };
  session = await giveToken(tokens.ayse, attributes);
  await Promise.all(["personnel", "driver-documents"].map(load));
});

/** Records every request with its token; POSTs to `path` are held until the test answers them. */
function watch(path: string, answer: (request: Request) => Response | Promise<Response> | undefined = () => undefined) {
  const all: { readonly method: string; readonly path: string; readonly token: string | null }[] = [];
  const waiting: ((response: Response) => void)[] = [];
  const stop = withFault((request) => {
    const { pathname } = new URL(request.url);
    const token = request.headers.get("authorization")?.replace("Token ", "") ?? null;
    all.push({ method: request.method, path: pathname, token });
    // Stubbed, because the next tests use the same tokens.
    if (pathname === "/api/company/logout/") return Response.json({});
    if (request.method !== "POST" || pathname !== path) return answer(request);
    return new Promise((resolve, reject) => {
      waiting.push(resolve);
      request.signal.addEventListener("abort", () => reject(request.signal.reason as Error));
    });
  });
  const writes = () => all.filter((call) => call.method === "POST" && call.path === path);
  return {
    all,
    stop,
    writes,
    written: (count: number) => eventually(() => writes().length === count, `${count} writes`),
    /** Answers the oldest pending write. */
    answer: (response = Response.json({ success: true })) => waiting.shift()?.(response),
  };
}

describe("a bulk job and its session", function () {
  const stages = { people: createStage("shuttle-personnel"), documents: createStage("shuttle-driver-documents") };
  let network = watch("");
  const warn = console.warn;

  beforeEach(() => {
    console.warn = () => undefined;
    network = watch("");
    session.signOut();
    signIn("ayse");
  });
  afterEach(() => {
    console.warn = warn;
    session.signOut();
    network.stop();
    stages.people.remove();
    stages.documents.remove();
  });

  const { show, find, press, seen, text } = stages.people;
  const dialog = () => find<HTMLDialogElement>("dialog[open]");

  async function beginAdding() {
    network = watch("/api/company/employees/");
    show();
    await stages.people.listed(shortPageSize);
    await press("Dosyadan Toplu Ekle");
    type(await eventually(() => find<HTMLTextAreaElement>("textarea"), "the dialog"), sheet);
    await eventually(() => stages.people.buttons("Satırları Oku").at(0)?.disabled === false, "the text");
    await press("Satırları Oku");
    await press(`${people} Kişiyi Ekle`);
    await network.written(4);
  }

  for (const [what, change] of [
    ["Burak signs in", () => signIn("burak")],
    ["Ayşe signs out", () => session.signOut()],
  ] as const) {
    it(`adding people: when ${what} in the middle, not one of Ayşe's rows is sent for anybody else`, async () => {
      await beginAdding();
      network.answer();
      network.answer(Response.json({ email: ["Bu e-posta kayıtlı."] }, { status: 400 }));
      await network.written(6);
      const before = network.all.length;
      change();
      await eventually(() => !dialog(), "no dialog");
      await settled();
      expect(network.writes()).to.have.length(6);
      expect(new Set(network.writes().map(({ token }) => token))).to.deep.equal(new Set([tokens.ayse]));
      // Later requests have the next user's token, except the logout call.
      const after = network.all.slice(before).filter(({ path }) => path !== "/api/company/logout/");
      expect(after.filter(({ token }) => token !== tokens.burak)).to.deep.equal([]);
      expect(text()).not.to.contain("Kişi3");
      if (what === "Burak signs in") {
        await seen("Çalışanlar");
        expect(text()).not.to.contain("Toplu kişi ekleme");
        return;
      }
      // Ayşe is told about it when she returns to this page.
      signIn("ayse");
      await seen("Oturum kapandığı için işlem durduruldu.");
      expect(dialog()?.textContent).to.contain("1 kişi için talebinizi aldık.");
      expect(dialog()?.textContent).to.contain("7 satır eklenmedi. 4 satır için yanıt gelmedi, eklenmiş olabilir.");
      expect(dialog()?.textContent).to.contain("Yanıt gelmedi");
      await stages.people.expectNoBarriers();
      expect(network.writes()).to.have.length(6);
    });
  }

  it("adding people goes on with a renewed token of the same person", async () => {
    await beginAdding();
    const renewed = await fetchToken(accounts.admin);
    session.token = renewed;
    for (let index = 0; index < people; index += 1) {
      network.answer();
      await eventually(() => network.writes().length >= Math.min(people, index + 5), "the next");
    }
    await seen(`${people} kişi için talebinizi aldık.`);
    const focused = () => stages.people.root().activeElement;
    await eventually(() => focused()?.matches(".bulk-preview > [role=status]"), "focus on the result");
    const used = network.writes().map(({ token }) => token);
    expect(used.slice(0, 4)).to.deep.equal(Array(4).fill(tokens.ayse));
    expect(used.slice(4)).to.deep.equal(Array(people - 4).fill(renewed));
  });

  it("adding people goes on when its element is taken away, and the next one shows it; the rest is never lost", async () => {
    await beginAdding();
    // The button that was pressed is gone.
    await eventually(() => stages.people.root().activeElement?.closest(".work-progress"), "focus on the progress");
    stages.people.remove();
    await settled();
    for (let index = 0; index < people - 4; index += 1) {
      network.answer(index === 2 ? Response.json({ email: ["Bu e-posta kayıtlı."] }, { status: 400 }) : undefined);
      await network.written(index + 5);
    }
    show();
    await seen(`${people - 4} / ${people}`);
    for (let index = 0; index < 4; index += 1) network.answer();
    await seen(`${people - 1} kişi için talebinizi aldık.`);
    await press("Kapat");
    await eventually(() => !dialog(), "no dialog");
    await seen(`Toplu kişi ekleme: ${people - 1} kişi için talebinizi aldık. 1 satır eklenmedi.`);
    await stages.people.expectNoBarriers();
    stages.people.remove();
    await settled();
    show();
    await press("Sonucu Göster");
    await eventually(() => dialog()?.textContent?.includes("Reddedildi"), "the rejected row");
    await press("Kapat");
    await press("Kaldır");
    await eventually(() => !text().includes("1 satır eklenmedi."), "no note");
  });

  it("approving documents: when Burak signs in in the middle, none is approved in his name", async () => {
    const provider = openProvider({ count: 500 });
    network = watch("/api/driver/documents/change-status/", provider.answer);
    const { documents } = stages;
    documents.show();
    await documents.press("Tümünü Onayla");
    await documents.press("500 Belgeyi Onayla");
    await network.written(2);
    network.answer(Response.json({}));
    await network.written(3);
    signIn("burak");
    await eventually(() => !documents.find("dialog[open]"), "no dialog");
    await documents.listed(usualPageSize);
    await settled();
    expect(network.writes().map(({ token }) => token)).to.deep.equal(Array(3).fill(tokens.ayse));
    expect(documents.text()).not.to.contain("onaylanamadı");
    const reads = network.all.filter(({ token }) => token !== tokens.ayse && token !== tokens.burak);
    expect(reads).to.deep.equal([]);
  });

  it("approving documents: the same person, back on this page, is told what was approved and what not", async () => {
    const provider = openProvider({ count: 500 });
    network = watch("/api/driver/documents/change-status/", provider.answer);
    const { documents } = stages;
    documents.show();
    await documents.press("Tümünü Onayla");
    await documents.press("500 Belgeyi Onayla");
    await network.written(2);
    network.answer(Response.json({}));
    await network.written(3);
    session.signOut();
    await eventually(() => !documents.find("dialog[open]"), "no dialog");
    signIn("ayse");
    await documents.seen(
      "Oturum kapandığı için onay durduruldu: 100 belge onaylandı, 200 belge onaylanmadı. 200 belge için yanıt gelmedi",
    );
    expect(network.writes()).to.have.length(3);
  });

  it("asks once before a link of the element leads away from a running job", async () => {
    const provider = openProvider({ count: 300 });
    network = watch("/api/driver/documents/change-status/", provider.answer);
    const { documents } = stages;
    documents.show();
    await documents.press("Tümünü Onayla");
    await documents.press("300 Belgeyi Onayla");
    await network.written(2);
    const told = documents.told("shuttle-navigate");
    const link = () => documents.find(".area-back .link");
    link()?.click();
    await documents.seen("Belge onayı henüz bitmedi.");
    await documents.expectNoBarriers();
    await documents.press("Burada Kal");
    await eventually(() => !documents.text().includes("henüz bitmedi"), "no question");
    expect(told).to.have.length(0);
    link()?.click();
    await documents.press("Yine de Ayrıl");
    await eventually(() => told.length === 1, "the way");
    link()?.click();
    await eventually(() => told.length === 2, "the way, without a question");
    expect(documents.text()).not.to.contain("henüz bitmedi");
    // The browser too asks before the page is closed, as long as something is being written.
    const closing = new Event("beforeunload", { cancelable: true });
    dispatchEvent(closing);
    expect(closing.defaultPrevented).to.equal(true);
    for (const _call of [1, 2]) network.answer(Response.json({}));
    await network.written(3);
    network.answer(Response.json({}));
    await documents.seen("Belgeler onaylandı");
    const later = new Event("beforeunload", { cancelable: true });
    dispatchEvent(later);
    expect(later.defaultPrevented).to.equal(false);
  });
});
