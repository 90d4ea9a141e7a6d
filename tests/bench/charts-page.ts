import { $isShown, defineTestCharts } from "../elements/charts-element.tsx";
import { measured, offer, pause, until } from "./frames.ts";

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

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

offer({
  /** Measures from the data to the frame in which all four charts are drawn. */
  async open() {
    await until(() => element.shadowRoot?.querySelector(".shuttle-root"), "the element");
    $isShown.set(false);
    await pause(100);
    await measured(() => {
      $isShown.set(true);
      return until(areDrawn, "the charts", nextFrame);
    });
  },
});
