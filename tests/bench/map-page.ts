import type { MapMarker } from "../../src/widgets/kit/map/types.ts";
import { decodePolyline } from "../../src/widgets/kit/map/geometry.ts";
import { showMap } from "../elements/map-element.tsx";
import { toAnswer, toLines, toStops } from "./map-data.ts";
import { frame, measured, offer, pause, until } from "./frames.ts";
import { createPlain, type PlainMap } from "./map-plain.ts";

/** Marks in the trace the time from now to the frame after the work. */
async function measure(work: () => unknown): Promise<void> {
  await pause(50);
  await measured(work);
}

const center = [41.0457, 29.0346] as const;
const answer = toAnswer(999, 150, 20);
const stops = toStops(answer);
let lines = toLines(answer, null);
let shown: ReturnType<typeof showMap> | null = null;
let plain: PlainMap | null = null;

const canvasOf = () => shown?.root.querySelector<HTMLElement>(".sh-map-canvas");

const bench = {
  /** ms for decoding the polylines of the answer into positions. */
  decode() {
    const start = performance.now();
    const decoded = new Map(answer.map(({ id, polyline }) => [id, decodePolyline(polyline)]));
    const time = performance.now() - start;
    lines = toLines(answer, decoded);
    return time;
  },
  /** Measures from the available response to the frame with lines and stops, including the map's creation. */
  open: (zoom: number) =>
    measure(async () => {
      shown = showMap({ lines, pins: stops, center, zoom, fullScreen: false }, { width: 1440, height: 900 });
      const isPainted = () => shown?.root.querySelector<HTMLCanvasElement>(".leaflet-marks-pane canvas")?.style.width;
      await until(isPainted, "the map", frame);
    }),
  openPlain: (zoom: number) =>
    measure(() => {
      plain = createPlain({ lines, stops, center, zoom });
    }),
  close() {
    shown?.element.remove();
    plain?.remove();
    shown = null;
    plain = null;
  },
  /** ms of handling each mousemove event, including listeners and draw calls. */
  hover(count: number) {
    const map = canvasOf() ?? plain?.container;
    if (!map) throw new Error("No map is open");
    const target = map.querySelector<HTMLElement>("canvas.leaflet-interactive") ?? map;
    const times: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const clientX = 300 + ((index * 37) % 840);
      const clientY = 150 + ((index * 53) % 600);
      const event = new MouseEvent("mousemove", { clientX, clientY, bubbles: true, composed: true });
      const start = performance.now();
      target.dispatchEvent(event);
      times.push(performance.now() - start);
    }
    return times;
  },
  /** From pointing at a line to the frame in which it is highlighted. */
  async highlight(count: number) {
    for (let index = 0; index < count; index += 1) await bench.set({ highlighted: String((index * 97) % 999) });
    await bench.set({ highlighted: null });
  },
  set: (props: Parameters<typeof showMap>[0]) =>
    measure(() => {
      const store = shown?.store();
      store?.$props.set({ ...store.$props.get(), ...props });
    }),
  /** Selects a line: thick, its stops as markers, all other lines faded; null selects none. */
  select(id: string | null) {
    const markers: MapMarker[] = stops
      .filter(({ lineId }) => lineId === id)
      .map(({ id: stop, position, text, color }) => ({ id: stop, kind: "pin", position, text, color, label: text }));
    const next = lines.map((line) =>
      line.id === id ? { ...line, weight: 5, casing: true } : { ...line, faded: id !== null },
    );
    return bench.set({ lines: next, markers });
  },
  /** Draws one driven path of 5 000 points on the open map, then removes it. */
  async path() {
    await bench.set({ lines: toLines(toAnswer(1, 5000, 0), null), pins: [], markers: [] });
    await bench.set({ lines: [] });
  },
  filter: (every: number) => bench.set({ lines: lines.filter((_, index) => index % every === 0) }),
  /** Marks each frame in the trace until the map is closed. */
  watchFrames() {
    performance.mark("frame");
    if (shown) requestAnimationFrame(() => bench.watchFrames());
  },
};

offer(bench);
