import { expect } from "chai";
import { driverDetailsContract } from "../../src/widgets/driver-details/driver-details.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { roomAt } from "../helpers/covered.ts";
import { eventually } from "../helpers/page.ts";
import { load } from "./bundle.ts";
import { broken, openStage, signIn } from "./stage.ts";

const account = signIn();

const tabs = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>("[role=tab]")];

runContractSuite({
  contract: driverDetailsContract,
  define: () => load("driver-details"),
  given: { "driver-id": "32" },
  content: ".driver-head h2",
  touch: async (root) => (await eventually(() => tabs(root)[1], "a tab")).click(),
  isTouched: (root) => tabs(root)[1]?.getAttribute("aria-selected") === "true",
});

describe("<shuttle-driver-details>", function () {
  const stage = openStage("shuttle-driver-details", { "driver-id": "32" });
  const { root, find, findAll, buttons, show, seen, told, rowOf, expectNoBarriers, answer, answerTo, restore, widen } =
    stage;
  const shown = () => eventually(() => find(".driver-head h2"), "the driver");

  it("shows the driver, and the documents first", async () => {
    show();
    await shown();
    expect(find(".driver-head")?.textContent).to.match(/değerlendirme|puanlanmadı/);
    expect(tabs(root()).map(({ textContent }) => textContent?.replace(/\d+$/, ""))).to.deep.equal([
      "Yolculuk Bilgileri",
      "Araç Bilgileri",
      "ISG Belgeleri",
    ]);
    expect(find("[role=tab][aria-selected=true]")?.textContent).to.contain("ISG Belgeleri");
    await eventually(() => find("tbody tr"), "documents");
    await expectNoBarriers();
  });

  it("keeps a document's category in one line on a laptop", async () => {
    widen(roomAt(1366));
    show();
    const categories = () => findAll("tbody td:nth-child(2)");
    await eventually(() => categories().length > 5, "documents");
    const heights = categories().map((cell) => cell.firstElementChild?.getBoundingClientRect().height);
    expect(Math.max(...heights.map((height) => height ?? Infinity))).to.be.below(30);
  });

  it("links back to the list with the query it had", async () => {
    show({ query: "list=search_term%3Day%26page%3D2" });
    await shown();
    const places = told("shuttle-navigate");
    tabs(root())[0]?.click();
    find(".area-back .link")?.click();
    expect(places).to.deep.equal([{ name: "drivers", params: {}, query: "search_term=ay&page=2", href: null }]);
  });

  it("links each route to its plan and its past trips, and shows the vehicle's seats", async () => {
    show({ tab: "route" });
    await shown();
    const places = told("shuttle-navigate");
    const item = await eventually(() => find(".driver-routes li"), "a route");
    item.querySelector<HTMLElement>(".driver-route-name")?.click();
    item.querySelector<HTMLElement>(".button")?.click();
    expect(places.map(({ name }) => name)).to.deep.equal(["route-details", "past-route-details"]);
    expect(places[0]?.params["id"]).to.match(/^R-/);
    expect(new URLSearchParams(places[1]?.query).get("routeName")).to.equal(
      item.querySelector(".driver-route-name")?.textContent,
    );
    expect(item.textContent).to.match(/Başlangıç: \d{2}\.\d{2}\.\d{4}/);
    await expectNoBarriers();
    tabs(root())[1]?.click();
    const facts = await eventually(() => find(".vehicle-facts"), "the vehicle");
    expect(facts.textContent).to.match(/\d+ koltuk/);
    expect(facts.querySelectorAll(".vehicle-seats i").length).to.equal(
      Number(/(\d+) koltuk/.exec(facts.textContent ?? "")?.[1]),
    );
    await expectNoBarriers();
  });

  it("shows each status in words and colour, and decisions only for waiting documents", async () => {
    await account.afresh();
    const states = ["approved", "whs_approved", "hr_approved", "rejected", "missing"];
    const documents = states.map((document_status_id, id) => ({
      id: 9000 + id,
      document_name: `Belge ${document_status_id}`,
      document_status: "Sağlayıcının sözü",
      document_status_id,
      rejection_reason: document_status_id === "rejected" ? "Belge okunmuyor" : null,
      receiving_date: "2026-09-30",
      receiving_date_enabled: id > 0,
      expiration_date: "2026-12-01",
      expiration_date_enabled: id > 0,
    }));
    answer(({ url }) => (/driver\/documents\/32/.test(url) ? Response.json({ result: { documents } }) : undefined));
    show();
    const chipOf = async (status: string) => (await rowOf(`Belge ${status}`)).querySelector(".document-state .chip");
    expect((await chipOf("approved"))?.className).to.contain("bad");
    expect((await chipOf("whs_approved"))?.textContent).to.equal("Onayınızı Bekliyor");
    expect((await chipOf("hr_approved"))?.className).to.contain("ok");
    expect((await chipOf("hr_approved"))?.textContent).to.equal("Şirketiniz Onayladı");
    expect((await chipOf("rejected"))?.className).to.contain("warn");
    expect((await rowOf("Belge rejected")).textContent).to.contain("ReddedildiBelge okunmuyor");
    expect((await chipOf("missing"))?.className).to.contain("warn");
    expect((await chipOf("missing"))?.textContent).to.equal("Sağlayıcının sözü");
    // Dates of a document type without dates aren't shown.
    expect((await rowOf("Belge approved")).textContent).not.to.contain("2026");
    for (const status of states) {
      (await rowOf(`Belge ${status}`)).querySelector<HTMLElement>(".row-action button")?.click();
      await eventually(() => find("dialog[open] .document-facts"), "the dialog");
      const canDecide = status === "approved" || status === "whs_approved";
      expect(buttons("Onayla").length, status).to.equal(canDecide ? 1 : 0);
      expect(buttons("Reddet").length, status).to.equal(canDecide ? 1 : 0);
      expect(find(".document-facts")?.textContent?.includes("Veriliş tarihi"), status).to.equal(status !== "approved");
      find<HTMLElement>("dialog .dialog-head .icon-button")?.click();
      await eventually(() => !find("dialog"), "no dialog");
    }
  });

  it("counts documents that expire soon, and filters them with one press", async () => {
    await account.afresh();
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const documents = [-5, 10, 45, 400].map((days, id) => ({
      id: 9100 + id,
      document_name: `Belge ${days}`,
      document_status_id: "hr_approved",
      expiration_date: day(days),
      expiration_date_enabled: true,
    }));
    answer(({ url }) => (/driver\/documents\/32/.test(url) ? Response.json({ result: { documents } }) : undefined));
    show();
    await rowOf("Belge 400");
    const quick = () => findAll<HTMLButtonElement>(".expiry-button");
    expect(quick().map(({ textContent }) => textContent)).to.deep.equal([
      "Süresi dolmuş1",
      "30 gün içinde dolan1",
      "60 gün içinde dolan2",
    ]);
    const queries = told("shuttle-query");
    quick()[2]?.click();
    await eventually(() => stage.rows().length === 2, "two rows");
    expect(queries).to.deep.equal([{ query: "expiry=in-30&expiry=in-60" }]);
    expect(stage.text()).to.match(/\d+ gün kaldı/);
    await expectNoBarriers();
    quick()[0]?.click();
    await eventually(() => stage.text().includes("Süresi doldu") && stage.rows().length === 1, "one");
    quick()[0]?.click();
    await eventually(() => stage.rows().length === 4, "all rows");
  });

  it("zooms, moves and rotates a picture, and returns to the document", async () => {
    await account.afresh();
    show();
    const waiting = await eventually(
      () => findAll("tbody tr").find(({ textContent }) => textContent?.includes("Onayınızı Bekliyor")),
      "a document that waits",
    );
    waiting.querySelector<HTMLElement>(".row-action button")?.click();
    await eventually(() => (find<HTMLImageElement>(".document-picture img")?.naturalWidth ?? 0) > 100, "it");
    const opener = buttons("Büyüt").at(-1) as HTMLButtonElement;
    opener.focus();
    opener.click();
    const viewer = await eventually(() => find<HTMLDialogElement>(".photo-viewer[open]"), "the viewer");
    expect(viewer.getAttribute("aria-label")).to.match(/: görsel$/);
    const board = viewer.querySelector(".photo-stage") as HTMLElement;
    const picture = board.querySelector("img") as HTMLImageElement;
    const { left, top, width, height } = board.getBoundingClientRect();
    /** Waits for the picture's zoom, the offset of its centre from the stage's centre (px), and its rotation (degrees). */
    const becomes = (zoom: number, x: number, y: number, turned = 0) =>
      eventually(() => {
        const { a, b, e, f } = new DOMMatrix(getComputedStyle(picture).transform);
        const differences = [Math.hypot(a, b) - zoom, e - x, f - y, (Math.atan2(b, a) * 180) / Math.PI - turned];
        return differences.every((difference) => Math.abs(difference) < 0.01);
      }, `zoom ${zoom} at ${x}, ${y}, turned by ${turned}`);
    const key = (name: string) =>
      (root().activeElement ?? viewer).dispatchEvent(
        new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true }),
      );
    /** A point of the page, given from the stage's middle. */
    const at = (x: number, y: number) => ({ clientX: left + width / 2 + x, clientY: top + height / 2 + y });
    const point = (kind: string, pointerId: number, x: number, y: number) =>
      board.dispatchEvent(new PointerEvent(`pointer${kind}`, { ...at(x, y), pointerId, bubbles: true }));
    await becomes(1, 0, 0);
    key("+");
    await becomes(1.4, 0, 0);
    key("+");
    await becomes(1.96, 0, 0);
    expect(viewer.querySelector("[role=status]")?.textContent).to.equal("Yakınlaştırma %196");
    key("ArrowLeft");
    await becomes(1.96, 60, 0);
    key("ArrowDown");
    await becomes(1.96, 60, -60);
    for (let presses = 0; presses < 40; presses += 1) key("ArrowLeft");
    await becomes(1.96, (width * 0.96) / 2, -60);
    key("0");
    await becomes(1, 0, 0);
    key("r");
    await becomes(1, 0, 0, 90);
    await expectNoBarriers();
    viewer.querySelector<HTMLElement>("[aria-label='Yakınlaştır']")?.click();
    await becomes(1.4, 0, 0, 90);
    for (let turns = 0; turns < 3; turns += 1) key("R");
    await becomes(1, 0, 0);

    // Wheel and pinch keep the point under them fixed, also when several moves come before a frame is drawn.
    for (let turns = 0; turns < 3; turns += 1) {
      board.dispatchEvent(new WheelEvent("wheel", { ...at(100, 50), deltaY: -80, bubbles: true, cancelable: true }));
    }
    await becomes(Math.E, 100 * (1 - Math.E), 50 * (1 - Math.E));
    for (let presses = 0; presses < 12; presses += 1) key("+");
    await becomes(6, (6 / Math.E) * 100 * (1 - Math.E), (6 / Math.E) * 50 * (1 - Math.E));
    key("0");
    board.setPointerCapture = () => undefined;
    point("down", 1, 40, 0);
    point("down", 2, 160, 0);
    for (let moves = 1; moves <= 6; moves += 1) {
      point("move", 1, 40 - moves * 10, 0);
      point("move", 2, 160 + moves * 10, 0);
    }
    await becomes(2, -100, 0);
    point("up", 1, -20, 0);
    point("move", 2, 240, 30);
    point("cancel", 2, 240, 30);
    point("move", 2, 0, 0);
    await becomes(2, -80, 30);
    viewer.dispatchEvent(new Event("cancel", { cancelable: true }));
    await eventually(() => !find(".photo-viewer"), "no viewer");
    // The dialog below is unchanged.
    expect(root().activeElement?.textContent).to.equal("Büyüt");
    expect(find("dialog[open] .document-facts")).not.to.equal(null);
  });

  it("shows that the driver is unknown", async () => {
    show({ "driver-id": "999999" });
    await seen("Sürücü bilgileri yüklenemedi");
    const places = told("shuttle-navigate");
    find(".area-back .link")?.click();
    expect(places.map(({ name }) => name)).to.deep.equal(["drivers"]);
  });

  it("shows a failed driver with a retry, and keeps the documents", async () => {
    await account.afresh();
    answerTo(/routes\/drivers\/32\//, broken);
    show();
    await seen("Sürücü bilgileri yüklenemedi");
    await eventually(() => find("tbody tr"), "documents");
    await expectNoBarriers();
    restore();
    find("[role=alert] button")?.click();
    await shown();
  });

  it("shows failed documents with a retry, and keeps the driver", async () => {
    await account.afresh();
    answerTo(/driver\/documents\/32\//, broken);
    show();
    await seen("Belgeler yüklenemedi");
    await shown();
    restore();
    find("[role=alert] button")?.click();
    await eventually(() => find("tbody tr"), "documents");
  });

  it("says what is missing when a driver has no vehicle, route, phone and documents", async () => {
    await account.afresh();
    answer(({ url }) => {
      if (/routes\/drivers\/32\//.test(url)) return Response.json({ result: { driver_name: "Ali" } });
      return /driver\/documents\/32\//.test(url) ? Response.json({ result: { documents: [] } }) : undefined;
    });
    show();
    await seen("Telefon numarası kayıtlı değil");
    await seen("Bu sürücünün belgesi bulunmuyor.");
    await expectNoBarriers();
    tabs(root())[0]?.click();
    await seen("Bu sürücünün rotası bulunmuyor.");
    tabs(root())[1]?.click();
    await seen("Bu sürücünün aracı kayıtlı değil.");
    await expectNoBarriers();
    stage.element().removeAttribute("driver-id");
    await seen("Sürücü seçilmedi.");
  });
});
