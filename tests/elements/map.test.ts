import { emulateMedia, executeServerCommand } from "@web/test-runner-commands";
import { axeViolations } from "../helpers/axe.ts";
import { expect } from "chai";
import { pixelsOf } from "../helpers/look.ts";
import { eventually, hostState, settled, trackTimers, trackWarnings } from "../helpers/page.ts";
import type { MapPoint, Position } from "../../src/widgets/kit/map/types.ts";
import { getSession } from "../../src/core/session/session.ts";
import { showMap } from "./map-element.tsx";

type Props = Parameters<typeof showMap>[0];

const center: Position = [41.05, 29.0];
const lines = [
  {
    id: "north",
    color: "morning",
    points: [
      [41.06, 28.9],
      [41.06, 29.1],
    ],
  },
  {
    id: "south",
    color: "evening",
    points: [
      [41.04, 28.9],
      [41.04, 29.1],
    ],
  },
] as const;
const stops = [
  { id: "north-a", lineId: "north", position: [41.06, 28.98], text: "A/4", color: "--shuttle-stop-own" },
  { id: "south-a", lineId: "south", position: [41.04, 29.02], text: "A/2", color: "--shuttle-stop-mixed" },
] as const;

describe("the map", () => {
  let shown: ReturnType<typeof showMap> | null = null;
  const warnings = trackWarnings();
  const session = getSession();

  const root = () => shown!.root;
  const find = <Found extends Element = HTMLElement>(selector: string): Found => {
    const found = root().querySelector<Found>(selector);
    if (!found) throw new Error(`No ${selector}`);
    return found;
  };
  const button = (name: string) => find<HTMLButtonElement>(`button[aria-label="${name}"]`);
  const handle = () => shown!.store().$handle.get()!;
  const change = (props: Props) => {
    const { $props } = shown!.store();
    $props.set({ ...$props.get(), ...props });
  };
  const linesCanvas = () => find<HTMLCanvasElement>(".leaflet-lines-pane canvas");
  const isPainted = (canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value) => value > 0);
  };

  const show = async (props: Props = {}, size = {}) => {
    shown = showMap({ lines, pins: stops, center, zoom: 13, ...props }, size);
    await eventually(() => shown!.root.querySelector("[data-status=ready]"), "the map");
    await eventually(() => isPainted(linesCanvas()) || props.lines?.length === 0, "its lines");
  };
  /** A pointer event at a place of the map. */
  const point = (type: string, { x, y }: MapPoint, target: Element = find(".sh-map-canvas")) => {
    const box = find(".sh-map-canvas").getBoundingClientRect();
    const at = { clientX: box.left + x, clientY: box.top + y, bubbles: true, composed: true, cancelable: true };
    target.dispatchEvent(new (type.startsWith("mouse") ? MouseEvent : PointerEvent)(type, { ...at, detail: 1 }));
  };
  const at = (position: Position) => handle().toPoint(position)!;

  afterEach(() => {
    shown?.element.remove();
    shown = null;
    session.configure({ tileUrl: null, tileAttribution: null });
  });
  after(() => expect(warnings.stop()).to.deep.equal([]));

  it("is printed whole, as it was drawn for the screen, at the width that it has on paper", async () => {
    await show();
    const frame = find(".sh-map");
    const [width, height] = [frame.clientWidth, frame.clientHeight];
    await eventually(() => {
      // The map may not be listening yet.
      dispatchEvent(new Event("beforeprint"));
      return frame.style.getPropertyValue("--sh-map-width") === `${width}px`;
    }, "its size");
    await emulateMedia({ media: "print" });
    try {
      frame.style.width = `${width / 2}px`;
      const box = frame.getBoundingClientRect();
      const canvas = find(".sh-map-canvas").getBoundingClientRect();
      expect([box.width, box.height, canvas.width, canvas.height].map(Math.round)).to.deep.equal(
        [width / 2, height / 2, width / 2, height / 2].map(Math.round),
      );
      // Otherwise the upper canvas erases the land below it.
      expect(getComputedStyle(linesCanvas()).mixBlendMode).to.equal("multiply");
    } finally {
      await emulateMedia({ media: "screen" });
      dispatchEvent(new Event("afterprint"));
    }
  });

  it("is a named region with buttons for what gestures do", async () => {
    await show();
    const map = find("[role=region]");
    expect(map.getAttribute("aria-label")).to.equal("Deneme haritası");
    expect(map.tabIndex).to.equal(0);
    const names = [...root().querySelectorAll(".sh-map-controls button")].map((one) => one.getAttribute("aria-label"));
    expect(names.slice(0, 4)).to.deep.equal(["Yakınlaştır", "Uzaklaştır", "Tam ekran", "Haritayı kaydır"]);
    for (const one of root().querySelectorAll<HTMLElement>(".sh-map-buttons button")) {
      expect(one.offsetWidth).to.be.at.least(36);
    }
  });

  it("is kept by nothing once it is removed", async () => {
    await show();
    const removed = new WeakRef(find(".sh-map"));
    shown!.element.remove();
    shown = null;
    const end = performance.now() + 30_000;
    while (removed.deref() && performance.now() < end) {
      await settled();
      await executeServerCommand("collect-garbage");
    }
    expect(removed.deref() === undefined, "collected").to.equal(true);
  });

  it("has no accessibility fault, in both themes", async () => {
    const markers = [
      { id: "s", kind: "pin", position: center, text: "A/4", color: "--shuttle-stop-own", label: "A durağı" },
    ] as const;
    for (const theme of ["light", "dark"]) {
      await show({ markers }, { theme });
      button("Haritayı kaydır").click();
      await settled();
      expect(await axeViolations(shown!.element, { rules: { region: { enabled: false } } })).to.deep.equal([]);
      shown!.element.remove();
    }
  });

  it("answers the pointer on lines, stops and nothing", async () => {
    const calls: string[] = [];
    await show({
      onLineHover: (id) => calls.push(`line ${id}`),
      onPinHover: (id) => calls.push(`stop ${id}`),
      onLineSelect: (id) => calls.push(`select line ${id}`),
      onPinSelect: (id) => calls.push(`select stop ${id}`),
      onBackgroundSelect: () => calls.push("background"),
    });
    const take = () => calls.splice(0);
    point("mousemove", at([41.06, 29.01]));
    expect(take()).to.deep.equal(["line north"]);
    point("mousemove", at([41.06, 28.98]));
    expect(take()).to.deep.equal(["stop north-a", "line null"]);
    point("mousemove", at([41.05, 29.01]));
    expect(take()).to.deep.equal(["stop null"]);
    point("click", at([41.04, 29.0]));
    point("click", at([41.04, 29.02]));
    point("click", at([41.05, 29.0]));
    expect(take()).to.deep.equal(["select line south", "select stop south-a", "background"]);
  });

  it("shows the stops of the lines that are shown, and leaves those of markers to these", async () => {
    const selected: string[] = [];
    await show({ onPinSelect: (id) => selected.push(id) });
    change({ lines: [lines[1]] });
    await settled();
    point("click", at([41.06, 28.98]));
    change({
      lines,
      markers: [{ id: "south-a", kind: "pin", position: [41.04, 29.02], color: "--shuttle-stop-mixed", text: "A/2" }],
    });
    await settled();
    point("click", at([41.04, 29.02]));
    expect(selected).to.deep.equal([]);
    point("click", at([41.06, 28.98]));
    expect(selected).to.deep.equal(["north-a"]);
  });

  it("draws a selection without drawing the others again", async () => {
    await show();
    const context = linesCanvas().getContext("2d")!;
    let cleared = 0;
    const clearRect = context.clearRect.bind(context);
    context.clearRect = (...box) => {
      cleared += 1;
      clearRect(...box);
    };
    change({
      lines: [
        { ...lines[0], weight: 5, casing: true },
        { ...lines[1], faded: true },
      ],
    });
    await eventually(() => root().querySelector(".leaflet-front-lines-pane canvas:not([hidden])"), "the line in front");
    expect(linesCanvas().style.opacity).to.equal("0.38");
    change({ highlighted: "south" });
    await eventually(() => root().querySelector(".leaflet-highlight-pane canvas:not([hidden])"), "the highlight");
    change({ lines, highlighted: null });
    await eventually(() => linesCanvas().style.opacity === "", "full strength");
    await eventually(() => find<HTMLCanvasElement>(".leaflet-highlight-pane canvas").hidden, "no highlight");
    expect(cleared).to.equal(0);
  });

  it("has markers to reach and press by keyboard, spread where they would cover each other", async () => {
    const calls: unknown[] = [];
    const homes = ["h1", "h2", "h3"].map((id) => ({ id, kind: "home", position: center, label: `Ev ${id}` }) as const);
    const stop = {
      id: "s",
      kind: "pin",
      position: center,
      text: "D/5",
      color: "--shuttle-stop-own",
      selected: true,
      label: "D durağı",
    } as const;
    await show({
      markers: [stop, ...homes],
      onMarkerSelect: (id) => calls.push(id),
      onMarkerFocus: (id) => calls.push(["focus", id]),
    });
    const [pill, ...rest] = [...root().querySelectorAll<HTMLElement>(".sh-map-marker")];
    const boxes = [pill!, ...rest].map((one) => one.getBoundingClientRect());
    boxes.forEach((one, index) =>
      boxes.slice(index + 1).forEach((other) => {
        const meet =
          one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
        expect(meet).to.equal(false);
      }),
    );
    expect(pill!.getAttribute("aria-pressed")).to.equal("true");
    pill!.focus();
    pill!.click();
    pill!.blur();
    expect(calls).to.deep.equal([["focus", "s"], "s", ["focus", null]]);
  });

  it("markers that select something are buttons; the others are images, and a press is one on the map below", async () => {
    const calls: string[] = [];
    const pin = { kind: "pin", text: "A", color: "--shuttle-stop-own" } as const;
    const markers = [
      { ...pin, id: "own", position: [41.06, 28.98], label: "A durağı" },
      { ...pin, id: "other", position: [41.06, 29.02], label: "A durağı, başkasının", selectable: false },
      { id: "place", kind: "home", halo: true, position: [41.05, 28.98], label: "Sorulan adres" },
      { id: "home", kind: "home", position: [41.05, 29.02], label: "Ev", selectable: true },
      { id: "office", kind: "office", position: [41.04, 28.98], label: "Ofis" },
      { id: "start", kind: "start", position: [41.04, 29.02], label: "Başlangıç", color: "morning" },
      { id: "bare", kind: "start", position: [41.045, 29.0], color: "morning" },
    ] as const;
    const props = { markers, lines: [], pins: [], onBackgroundSelect: () => calls.push("background") };
    const named = (selector: string) => [...root().querySelectorAll(selector)].map((one) => one.ariaLabel);
    await show({ ...props, onMarkerSelect: (id) => calls.push(id), onMarkerFocus: (id) => calls.push(`at ${id}`) });
    await eventually(() => named(".sh-map-marker").length === markers.length, "the markers");
    expect(named("button.sh-map-marker")).to.deep.equal(["A durağı", "Ev"]);
    expect(named("span.sh-map-marker[role=img]")).to.deep.equal([
      "A durağı, başkasının",
      "Sorulan adres",
      "Ofis",
      "Başlangıç",
    ]);
    const office = find('[aria-label="Ofis"]');
    expect(getComputedStyle(office).pointerEvents, "for its tip").to.equal("auto");
    office.dispatchEvent(new PointerEvent("pointerenter"));
    point("click", at([41.04, 28.98]), office);
    button("A durağı").click();
    expect(calls).to.deep.equal(["at office", "background", "own"]);
    shown!.element.remove();
    await show(props);
    await eventually(() => named(".sh-map-marker").length === markers.length, "the markers");
    expect(named("button.sh-map-marker"), "on a map that hears of none").to.deep.equal([]);
  });

  it("moves by its arrows and by its handle", async () => {
    const views: { center: Position; zoom: number }[] = [];
    await show({ onView: (view) => views.push(view) });
    button("Haritayı kaydır").click();
    await eventually(() => !find(".sh-map-pan").hidden, "the arrows");
    button("Sağa kaydır").click();
    expect(views.at(-1)!.center[1]).to.be.greaterThan(29.01);
    button("Yukarı kaydır").click();
    expect(views.at(-1)!.center[0]).to.be.greaterThan(41.055);
    handle().setView([41.1, 29.05], 15);
    expect(views.at(-1)!.zoom).to.equal(15);
    expect(at([41.1, 29.05]).x).to.be.closeTo(500, 1);
    handle().setView([41.1, 29.05], 15, { left: 300 });
    expect(at([41.1, 29.05]).x).to.be.closeTo(650, 1);
    // Without the arrows the buttons keep 50 px at the right for themselves.
    button("Haritayı kaydır").click();
    await eventually(() => find(".sh-map-pan").hidden, "no arrows");
    handle().setView([41.1, 29.05], 15);
    expect(at([41.1, 29.05]).x).to.be.closeTo(475, 1);
    handle().fit([
      [41.0, 28.9],
      [41.1, 29.1],
    ]);
    expect(at([41.0, 28.9]).x).to.be.within(23, 977);
    handle().setView([Number.NaN, 0], 15);
    handle().fit([]);
  });

  it("goes no deeper than the built-in map has detail; a view that is asked for may, and tiles lift the limit", async () => {
    let zoom = 0;
    const onView = (view: { zoom: number }) => {
      zoom = view.zoom;
    };
    const deeper = async (times: number, until: number) => {
      for (let time = 0; time < times; time += 1) {
        button("Yakınlaştır").click();
        // Nothing moves at the limit, so there is nothing to wait for but a frame.
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await eventually(() => zoom === until, `zoom ${until}, not ${zoom}`);
    };
    await show({ zoom: 14, onView });
    await deeper(4, 15);
    handle().setView([41.1, 29.05], 17);
    await eventually(() => zoom === 17, "the view asked for");
    await deeper(2, 17);
    button("Uzaklaştır").click();
    button("Uzaklaştır").click();
    await eventually(() => zoom <= 15, "the way back");
    await deeper(3, 15);
    session.configure({ tileUrl: "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#{z}/{x}/{y}" });
    await eventually(() => root().querySelector(".leaflet-raster-pane"), "the tiles");
    await deeper(4, 18);
  });

  it("keeps the page's wheel and says how to zoom", async () => {
    await show();
    const wheel = (ctrlKey: boolean) => {
      const event = new WheelEvent("wheel", { deltaY: 100, ctrlKey, bubbles: true, composed: true, cancelable: true });
      find(".leaflet-pane").dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(wheel(false)).to.equal(false);
    await eventually(() => root().querySelector(".sh-map-hint"), "the hint");
    expect(find(".sh-map-hint").textContent).to.contain("Ctrl");
    expect(wheel(true)).to.equal(true);
  });

  it("fills the window where the browser refuses its full screen, and Esc leaves", async () => {
    const changes: boolean[] = [];
    await show({ onFullScreen: (isFull) => changes.push(isFull) }, { width: 400, height: 300 });
    const frame = find(".sh-map");
    frame.requestFullscreen = () => Promise.reject(new TypeError("refused"));
    button("Tam ekran").focus();
    button("Tam ekran").click();
    await eventually(() => root().querySelector('[aria-label="Tam ekrandan çık"]'), "full screen");
    expect(frame.matches(":popover-open")).to.equal(true);
    expect(frame.getBoundingClientRect().width).to.equal(innerWidth);
    expect(root().activeElement).to.equal(button("Tam ekrandan çık"));
    await eventually(() => linesCanvas().getBoundingClientRect().width > innerWidth, "a larger picture");
    button("Tam ekrandan çık").dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true, composed: true }),
    );
    await eventually(() => root().querySelector('[aria-label="Tam ekran"]'), "the page again");
    expect(frame.hasAttribute("popover")).to.equal(false);
    expect(frame.getBoundingClientRect().width).to.equal(400);
    expect(changes).to.deep.equal([true, false]);
  });

  it("tolerates geometry that is none", async () => {
    const bad = [
      { id: "1", color: "morning", polyline: "None" },
      { id: "2", color: "morning", points: [] },
      { id: "3", color: "morning", points: [[41, 29]] },
      {
        id: "4",
        color: "morning",
        points: [
          [Number.NaN, 29],
          [41, Number.NaN],
        ],
      },
      {
        id: "5",
        color: "morning",
        points: [
          [200, 29],
          [41, 900],
        ],
      },
    ] as const;
    await show({
      lines: [...lines, ...bad],
      pins: [...stops, { id: "bad", position: [Number.NaN, 1], text: "A/1", color: "--shuttle-stop-own" }],
      markers: [{ id: "m", kind: "home", position: [Number.NaN, Number.NaN] }],
      bounds: [[Number.NaN, 2]],
    });
    expect(root().querySelectorAll(".sh-map-marker")).to.have.length(0);
  });

  it("comes to life when it is shown after it was hidden, and follows its size", async () => {
    shown = showMap({ lines, pins: stops, center, zoom: 12 });
    shown.element.style.display = "none";
    shown.element.hidden = true;
    await eventually(() => root().querySelector("[data-status=ready]"), "the map");
    shown.element.hidden = false;
    shown.element.style.removeProperty("display");
    await eventually(() => linesCanvas().width > 1000 && isPainted(linesCanvas()), "the lines");
    shown.element.style.width = "500px";
    await eventually(() => linesCanvas().width < 800 && isPainted(linesCanvas()), "the smaller picture");
    expect(at(center).x).to.be.closeTo(250, 1);
  });

  it("shows what is asked for clear of legend and buttons, also when it was hidden until now", async () => {
    const corners = [
      [41, 28.9],
      [41, 29.1],
      [41.1, 28.9],
      [41.1, 29.1],
    ] as const;
    const isClear = () => {
      const whole = find(".sh-map-canvas").getBoundingClientRect();
      const covers = [...root().querySelectorAll("[data-map-cover]")].map((cover) => cover.getBoundingClientRect());
      return corners.every((corner) => {
        const { x, y } = at(corner);
        const isOn = (box: DOMRect) =>
          x + whole.left > box.left &&
          x + whole.left < box.right &&
          y + whole.top > box.top &&
          y + whole.top < box.bottom;
        return x >= 24 && y >= 24 && x <= whole.width - 24 && y <= whole.height - 24 && !covers.some(isOn);
      });
    };
    for (const size of [
      { width: 900, height: 300 },
      { width: 380, height: 300 },
    ]) {
      shown = showMap({ bounds: corners }, size);
      shown.element.style.display = "none";
      await eventually(() => root().querySelector("[data-status=ready] .sh-map-controls"), "the map");
      shown.element.style.removeProperty("display");
      await eventually(isClear, "all corners, clear");
      handle().setView([40.5, 29], 11);
      await eventually(() => !isClear(), "another view");
      shown.element.style.display = "none";
      handle().fit(corners);
      await settled();
      shown.element.style.removeProperty("display");
      await eventually(isClear, "all corners, clear again");
      shown.element.remove();
    }
  });

  it("is drawn by a retry after it couldn't be, and keeps the focus", async () => {
    const { getComputedStyle } = globalThis;
    globalThis.getComputedStyle = (element) => {
      if (element.matches(".sh-map-canvas")) throw new Error("No map");
      return getComputedStyle(element);
    };
    shown = showMap({});
    const retry = await eventually(() => root().querySelector<HTMLElement>(".sh-map-failed button"), "the failure");
    globalThis.getComputedStyle = getComputedStyle;
    retry.focus();
    retry.click();
    await eventually(() => root().querySelector("[data-status=ready]"), "the map");
    expect(root().activeElement).to.equal(find(".sh-map"));
  });

  it("takes the colours of another theme", async () => {
    await show();
    const land = () => [
      ...find<HTMLCanvasElement>(".leaflet-ground-pane canvas").getContext("2d")!.getImageData(5, 5, 1, 1).data,
    ];
    const light = land();
    shown!.element.setAttribute("theme", "dark");
    await eventually(() => land()[0]! < light[0]! - 100, "the dark map");
    dispatchEvent(new Event("beforeprint"));
    expect(land(), "on paper, at once").to.deep.equal(light);
    dispatchEvent(new Event("afterprint"));
    expect(land()[0]!, "afterwards").to.be.lessThan(light[0]! - 100);
  });

  it("is drawn on the ground of a forced palette, with ways, stops and labels, and again when the palette goes", async () => {
    const set = (palette: object) => emulateMedia(palette as Parameters<typeof emulateMedia>[0]);
    const drawn = (pane: string) => pixelsOf(find<HTMLCanvasElement>(`.leaflet-${pane}-pane canvas`));
    await show();
    const own = drawn("ground");
    const system = document.createElement("i");
    system.style.cssText = "forced-color-adjust: none; background: Canvas; color: CanvasText";
    document.body.append(system);
    // The element's theme is the other one each time: the map is drawn for the system's colours.
    for (const [colorScheme, theme, way] of [
      ["light", "dark", "rgb(0, 124, 72)"],
      ["dark", "light", "rgb(83, 185, 127)"],
    ] as const) {
      shown!.element.setAttribute("theme", theme);
      await set({ forcedColors: "active", colorScheme });
      await eventually(() => drawn("lines").has(way), `the way in ${way}`);
      const { backgroundColor: ground, color: words } = getComputedStyle(system);
      await eventually(() => drawn("ground").has(ground), `${colorScheme}: the system's ground`);
      expect(drawn("ground").size, "ground, water, streets").to.be.greaterThan(3);
      await eventually(() => drawn("labels").has(words), `${colorScheme}: labels in the system's colour`);
      expect(drawn("marks").size, "stops").to.be.greaterThan(2);
    }
    shown!.element.setAttribute("theme", "light");
    await set({ forcedColors: "none", colorScheme: "light" });
    await eventually(() => {
      const now = drawn("ground");
      return [...own].every((color) => now.has(color));
    }, "its own colours");
    system.remove();
  });

  it("gives a picture in light colours, with markers, whatever its theme", async () => {
    const markers = [{ id: "o", kind: "office", position: center }] as const;
    await show({ markers }, { theme: "dark" });
    const picture = (await handle().toPicture({ width: 300, height: 200, bounds: [center, [41.06, 29.02]] }))!;
    expect([picture.width, picture.height]).to.deep.equal([600, 400]);
    const { data } = picture.getContext("2d")!.getImageData(0, 0, 600, 400);
    let bright = 0;
    let dark = 0;
    for (let index = 0; index < data.length; index += 4) {
      if (data[index]! > 200) bright += 1;
      if (data[index]! < 60) dark += 1;
    }
    expect(bright).to.be.greaterThan(200_000);
    expect(dark).to.be.greaterThan(100);
  });

  it("asks for tiles where they are configured, and does without those that are not there", async () => {
    session.configure({ tileUrl: `${location.origin}/no-tiles/{z}/{x}/{y}.png`, tileAttribution: "Karocu" });
    await show();
    await eventually(() => root().querySelectorAll(".leaflet-raster-pane img").length === 0, "the base map alone");
    expect(find(".sh-map-attribution").textContent).not.to.contain("Karocu");
    expect(isPainted(find<HTMLCanvasElement>(".leaflet-labels-pane canvas"))).to.equal(true);
  });

  it("is silent after it was removed in the middle of an animated zoom", async () => {
    const { matchMedia } = globalThis;
    // The tests run with reduced motion; this animates the zoom as for most users.
    globalThis.matchMedia = () => matchMedia("not all");
    await show();
    globalThis.matchMedia = matchMedia;
    const timers = trackTimers();
    button("Yakınlaştır").click();
    await eventually(() => root().querySelector(".leaflet-zoom-anim"), "the animation");
    shown!.element.remove();
    await eventually(() => timers.pending() === 0, "the timers");
    timers.stop();
    expect(warnings.take()).to.deep.equal([]);
  });

  it("leaves nothing behind, removed in the middle of a drag", async () => {
    const before = hostState();
    await show();
    point("mousedown", { x: 500, y: 300 });
    point("mousemove", { x: 520, y: 320 }, document.documentElement);
    shown!.element.remove();
    // React unmounts the map after it has removed the elements.
    await eventually(() => JSON.stringify(hostState()) === JSON.stringify(before), "the page as it was");
  });
});
