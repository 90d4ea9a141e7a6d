import { expect } from "chai";
import { eventually } from "../helpers/page.ts";
import { openStage, signIn } from "./stage.ts";

const account = signIn({ "company-id": "42" });

const isCard = (name: string) => /\/attention-card-[\w-]+\.js$/.test(name);
const loadedAt = () =>
  performance.getEntriesByType("resource").find(({ name }) => isCard(name))?.startTime ?? Number.POSITIVE_INFINITY;

describe('the card "Sizi Bekleyen İşler" of <shuttle-overview>', function () {
  const stage = openStage("shuttle-overview");
  const { root, text, find, findAll, show, told, seen, expectNoBarriers, answer, restore } = stage;

  it("is the first, keeps its room from the start, and loads its code after the first content", async () => {
    let readyAt = Number.POSITIVE_INFINITY;
    document.addEventListener("shuttle-ready", () => (readyAt = performance.now()), { once: true });
    show();
    (root().host as HTMLElement).style.width = "1200px";
    const height = () => find(".area-attention")?.getBoundingClientRect().height ?? 0;
    await eventually(() => find(".attention-room") && height() > 0 && height() < 100, "its room, in one row");
    expect(findAll(".overview-grid > *")[0]?.className).to.contain("area-attention");
    const room = height();
    await eventually(() => find(".attention"), "what waits");
    expect(loadedAt()).to.be.greaterThan(0).and.to.be.lessThan(Number.POSITIVE_INFINITY);
    expect(readyAt).to.be.lessThan(Number.POSITIVE_INFINITY);
    expect(height()).to.be.closeTo(room, 4);
  });

  it("reserves the height of its head and one row where the title stands above the items", async () => {
    show();
    (root().host as HTMLElement).style.width = "880px";
    const height = () => find(".area-attention")?.getBoundingClientRect().height ?? 0;
    await eventually(() => find(".attention-room") && height() > 0, "its room");
    const room = height();
    await eventually(() => find(".attention"), "what waits");
    expect(height()).to.be.closeTo(room, 4);
  });

  it("shows three rows on a phone, and the others after a press", async () => {
    show({ cards: "attention" });
    (root().host as HTMLElement).style.width = "390px";
    await eventually(() => find(".attention"), "what waits");
    const rows = () => findAll(".attention > li").filter((row) => row.getBoundingClientRect().height > 0);
    expect(rows()).to.have.length(3);
    find<HTMLButtonElement>(".attention-more.phone")?.click();
    await eventually(() => rows().length > 3 && root().activeElement?.className === "attention-link", "all rows");
    expect(root().activeElement?.parentElement).to.equal(rows()[3]);
  });

  it("links each item to its filtered screen", async () => {
    show({ cards: "attention" });
    await seen("sürücü belgesi onayınızı bekliyor");
    await seen("7 açık çalışan talebi var");
    const places = told("shuttle-navigate");
    for (const link of findAll(".attention-link")) link.click();
    expect(places.map(({ name }) => name)).to.include.members(["driver-documents", "passenger-tickets"]);
    expect(places.find(({ name }) => name === "passenger-tickets")?.query).to.equal("status=open");
    await expectNoBarriers();
  });

  it("is empty when nothing waits", async () => {
    await account.afresh();
    const asked: string[] = [];
    answer(({ url }) => {
      asked.push(url);
      if (url.includes("zendesk")) return Response.json({ total: 3, solved: 3, open: 0 });
      if (url.includes("is-billing-enabled")) return Response.json({ enabled: false });
      return Response.json({ results: [], documents: [], count: 0, meta: { total_count: 0 } });
    });
    show({ cards: "attention" });
    await eventually(() => asked.length >= 6, "all questions");
    await eventually(() => !root().querySelector("[aria-busy=true]"), "all answers");
    expect(text()).to.equal("");
    expect(find(".area-attention")?.getBoundingClientRect().height).to.equal(0);
  });

  it("shows a note beside the items when a call has failed, until it is retried", async () => {
    await account.afresh();
    answer(({ url }) => (url.includes("passenger/bookings") ? new Response("{}", { status: 400 }) : undefined));
    show({ cards: "attention" });
    await seen("7 açık çalışan talebi var");
    await seen("Bazı bilgiler alınamadı.");
    await expectNoBarriers();
    restore();
    find(".attention-missing button")?.click();
    await eventually(() => !text().includes("Bazı bilgiler alınamadı."), "the rest");
  });

  it("shows the note alone when all calls have failed, and the items after a retry", async () => {
    await account.afresh();
    answer(() => new Response("{}", { status: 400 }));
    show({ cards: "attention" });
    await seen("Bazı bilgiler alınamadı.");
    await expectNoBarriers();
    restore();
    await eventually(() => {
      find(".attention-missing button")?.click();
      return text().includes("7 açık çalışan talebi var");
    }, "an answer after all calls have failed");
  });
});
