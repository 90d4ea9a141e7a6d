import { expect } from "chai";
import { eventually, settled } from "../helpers/page.ts";
import { openStage, signIn, type } from "./stage.ts";

const account = signIn({ "company-latlng": "41.0772,29.0130" });

const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error("nothing shown");
  return element.getBoundingClientRect();
};

describe("the map of <shuttle-airview> and what lies over it", () => {
  const stage = openStage("shuttle-airview");
  const { find, findAll, seen, press, widen } = stage;

  /** Shows the element with the given width and map height in px. */
  const show = async (width: number, height: number) => {
    widen(width);
    stage.show();
    stage.element().style.setProperty("--shuttle-map-height", `${height}px`);
    await eventually(() => Number(find(".badge")?.textContent ?? 0), "routes");
    await eventually(() => find('.sh-map[data-status="ready"]'), "the map");
  };
  const labelled = (name: string) => eventually(() => find(`[aria-label="${name}"]`), name);

  afterEach(() => {
    for (const name of ["tile-url", "tile-attribution"]) account.session().removeAttribute(name);
  });

  it("shows a line's route under the pointer, selects it on a click, and closes it by its button", async () => {
    await show(1200, 640);
    const canvas = find(".sh-map-canvas");
    const { left, top, width, height } = boxOf(canvas);
    const point = (name: string, x: number) =>
      canvas?.dispatchEvent(
        new MouseEvent(name, { clientX: x, clientY: top + height / 2, bubbles: true, composed: true, detail: 1 }),
      );
    const summary = () => find(".sh-map-tooltip")?.textContent ?? "";
    let x = left + 340;
    const isLine = async () => {
      point("mousemove", x);
      await settled();
      return /(Sabah|Akşam) \d{2}:\d{2}/.test(summary());
    };
    // Twice: the map may still be moving to its first view.
    while (!((await isLine()) && (await isLine()))) {
      x += 6;
      if (x > left + width - 120) throw new Error("no line on the way across");
    }
    point("click", x);
    const detail = await eventually(() => find(".airview-detail"), "the detail");
    expect(summary()).to.contain(detail.querySelector("h2")?.textContent ?? "?");
    const figures = [...detail.querySelectorAll(".airview-figures dt")].map(({ textContent }) => textContent);
    expect(figures.slice(0, 3)).to.deep.equal(["Süre", "Ort. yürüme", "Sapma"]);
    expect(figures).to.have.length(4);
    expect(detail.querySelectorAll("[role=radio]")).to.have.length(2);
    const evening = [...detail.querySelectorAll<HTMLElement>("[role=radio]")].find(({ textContent }) =>
      textContent?.includes("Akşam"),
    );
    evening?.click();
    await eventually(() => find(".stop-list.evening"), "the way home");

    const stop = await eventually(() => find("button.stop-head"), "a stop");
    const homes = () => findAll(".sh-map-marker[aria-label$=', ev']").length;
    stop.click();
    await eventually(() => find(".stop-people") && homes() > 0, "its people and their homes");
    expect(findAll(".sh-map-marker-pin[aria-pressed=true]")).to.have.length(1);
    stop.click();
    await eventually(() => homes() === 0, "no homes");
    // Closing the detail by its own button returns the focus to the map.
    const close = await labelled("Seçimi kaldır");
    close.focus();
    close.click();
    await eventually(() => !find(".airview-detail"), "no detail");
    expect(stage.root().activeElement).to.equal(canvas);
  });

  for (const user of ["admin", "demo"] as const) {
    it(`keeps the map's buttons below the closed filters on a phone, and in place when they open: ${user}`, async () => {
      await account.afresh(user);
      await show(390, 760);
      const zoom = await labelled("Yakınlaştır");
      const gap = () => boxOf(zoom).top - boxOf(find(".airview-filters")).bottom;
      await eventually(() => gap() > 4 && gap() < 24, "the buttons below the filters");
      const { left, top, width, height } = boxOf(zoom);
      // Nothing covers it at the point of the touch.
      const met = stage.root().elementFromPoint(left + width / 2, top + height / 2);
      expect(met?.closest("button")).to.equal(zoom);
      (await labelled("Filtreleri ve rota listesini aç")).click();
      await eventually(() => find("[role=tab]")?.offsetHeight, "the filters");
      expect(boxOf(zoom).top).to.equal(top);
      expect(stage.element().scrollWidth).to.be.at.most(390);
    });
  }

  /** Bounding box of the lines drawn on the map, in the viewport. */
  const boxOfLines = () => {
    const canvas = find<HTMLCanvasElement>(".leaflet-lines-pane canvas");
    if (!canvas?.width || !canvas.height) return null;
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, width, height);
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let at = 3; at < data.length; at += 4) {
      if (data[at] === 0) continue;
      const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
    const box = boxOf(canvas);
    const scale = box.width / width;
    return right > left
      ? new DOMRect(box.x + left * scale, box.y + top * scale, (right - left) * scale, (bottom - top) * scale)
      : null;
  };

  for (const [width, height] of [
    [1140, 700],
    [390, 760],
  ] as const) {
    it(`fits all routes between the panels, also when its tab was hidden: ${width} px`, async () => {
      await account.afresh();
      document.body.style.display = "none";
      await show(width, height);
      // The animation frame in which the map moves to its routes, and the one after.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      document.body.style.display = "";
      const isWide = width > 800;
      const fits = () => {
        const lines = boxOfLines();
        if (!lines) return "no lines";
        const whole = boxOf(find(".sh-map-canvas"));
        const panel = boxOf(find(".airview-filters"));
        const left = isWide ? panel.right : whole.left;
        const top = isWide ? whole.top : panel.bottom;
        const { left: right } = boxOf(find(".sh-map-controls"));
        const { top: bottom } = boxOf(find(".sh-map-legend"));
        if (lines.left < left || lines.top < top || lines.right > right || lines.bottom > bottom) {
          return `covered: ${lines.left} ${lines.top} ${lines.right} ${lines.bottom} in ${left} ${top} ${right} ${bottom}`;
        }
        // 32 px are left free at each edge; a line is some px wide.
        const isFull = lines.width > (right - left - 64) * 0.9 || lines.height > (bottom - top - 64) * 0.9;
        return isFull ? null : `small: ${lines.width} × ${lines.height} in ${right - left} × ${bottom - top}`;
      };
      try {
        await eventually(() => fits() === null, "all routes in sight");
      } catch {
        expect.fail(fits() ?? "late");
      }
    });
  }

  for (const [width, height] of [
    [1140, 700],
    [390, 760],
  ] as const) {
    it(`keeps a selected stop and its homes clear of the panels, also when the driver comes: ${width} px`, async () => {
      await account.afresh();
      let answer: (driver: Response) => void = () => undefined;
      const driver = new Promise<Response>((resolve) => (answer = resolve));
      stage.answerTo(/\/meta\/$/, () => driver.then((found) => found.clone()));
      await show(width, height);
      type(await eventually(() => find<HTMLInputElement>("[role=combobox]"), "the search"), "a");
      (await eventually(() => findAll("[role=listbox] [role=option]")[2], "somebody")).click();
      await eventually(() => find(".stop-people"), "their stop");
      /** Names of the selection's markers that aren't visible: its stop, and the homes of those who board there. */
      const hidden = () => {
        const marks = findAll(".sh-map-marker:is([aria-pressed=true], [aria-label$=', ev'])");
        if (marks.length < 2) return ["nothing shown"];
        const panels = findAll(".airview-panel").map(boxOf);
        const whole = boxOf(find(".sh-map-canvas"));
        return marks
          .filter((mark) => {
            const box = boxOf(mark);
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const isIn = (one: DOMRect) => x > one.left && x < one.right && y > one.top && y < one.bottom;
            return !isIn(whole) || panels.some(isIn);
          })
          .map((mark) => mark.getAttribute("aria-label"));
      };
      await eventually(() => hidden().length === 0, "nothing hidden");
      answer(Response.json({ driver_id: 31, driver_name: "İbrahim Öz", driver_plate: "34 A 1", driver_rate: 4.5 }));
      await eventually(() => find(".driver-name"), "the driver");
      await eventually(() => hidden().length === 0, "nothing hidden beside the driver");
    });
  }

  it("shows the name of an integrator's tiles, uncovered", async () => {
    account
      .session()
      .setAttribute("tile-attribution", "© Karo Sahibi, bütün katkıda bulunanlar ve onların veri kaynakları");
    account.session().setAttribute("tile-url", `${location.origin}/demo-assets/lodos.svg?tile={z}/{x}/{y}`);
    await show(1140, 640);
    await seen("© Karo Sahibi");
    const [owner, legend] = [boxOf(find(".sh-map-attribution")), boxOf(find(".sh-map-legend"))];
    // They overlap horizontally, otherwise the next assertion would prove nothing.
    expect(owner.left).to.be.below(legend.right);
    expect(legend.bottom).to.be.at.most(owner.top);
  });

  it("keeps the built-in base map when tiles are missing", async () => {
    account.session().setAttribute("tile-url", `${location.origin}/no-tiles/{z}/{x}/{y}.png`);
    await show(1140, 640);
    await eventually(() => find(".sh-map-attribution")?.textContent?.includes("Altlık"), "the base map");
    await press("Rotalar");
    (await eventually(() => find(".airview-row"), "a route")).click();
    await eventually(() => find("button.sh-map-marker-pin"), "its stops");
  });
});
