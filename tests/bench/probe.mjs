/* global document, performance, PerformanceObserver */

/** Runs in the page before everything else and records ready events and layout shifts in `globalThis.bench`. */
export function installProbe() {
  const bench = { ready: [], shifts: [] };
  globalThis.bench = bench;

  bench.whenReady = (count) =>
    new Promise((resolve) => {
      if (bench.ready.length >= count) resolve();
      else document.addEventListener("shuttle-ready", () => bench.ready.length >= count && resolve());
    });
  document.addEventListener("shuttle-ready", ({ detail }) =>
    bench.ready.push({ widget: detail.widget, at: performance.now() }),
  );
  bench.after = (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, Math.max(0, bench.ready[0].at + milliseconds - performance.now()));
    });

  const nameOf = (node) => {
    if (!node) return "?";
    const classes =
      typeof node.className === "string" && node.className ? `.${node.className.split(" ").join(".")}` : "";
    return `${node.nodeName.toLowerCase()}${classes}`;
  };
  const boxOf = ({ x, y, width, height }) => `${x},${y} ${width}×${height}`;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, startTime, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)} ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
      );
      bench.shifts.push({ value, startTime, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
