import { $isShown, defineTestCharts } from "../elements/charts-element.tsx";

defineTestCharts();
const element = document.createElement("shuttle-charts-test");
element.style.width = "480px";
document.body.append(element);

/** True when every plot is drawn: it has bars, or a canvas that isn't empty in width. */
function areDrawn(): boolean {
  const plots = [...(element.shadowRoot?.querySelectorAll(".sh-chart-plot") ?? [])];
  const isDrawn = (plot: Element) => [...plot.querySelectorAll("canvas")].some(({ width }) => width > 0);
  const hasBars = (plot: Element) => plot.querySelector(".sh-chart-solid") !== null;
  return plots.length === 4 && plots.every((plot) => isDrawn(plot) || hasBars(plot));
}

Object.assign(globalThis, {
  chartsBench: {
    isReady: () => element.shadowRoot?.querySelector(".shuttle-root") !== null,
    /** Measures from the data to the frame in which all four charts are drawn. */
    async open() {
      $isShown.set(false);
      await new Promise((resolve) => setTimeout(resolve, 100));
      performance.mark("begin");
      const begin = performance.now();
      $isShown.set(true);
      do {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      } while (!areDrawn());
      // Waits for a task after the frame.
      await new Promise((resolve) => setTimeout(resolve));
      performance.mark("end");
      return performance.now() - begin;
    },
  },
});
