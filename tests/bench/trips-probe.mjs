/* global document, performance, requestAnimationFrame */

/** Runs in the page before everything else: helpers with which the benchmarks of trips and bookings click and wait. */
export function installTripProbe() {
  const rootOf = (name) => document.querySelector(name)?.shadowRoot ?? null;
  const nextFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  /** A message event is dispatched after the frame. */
  const afterFrame = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  /** Resolves after the next frame is painted. */
  const frame = async () => {
    await nextFrame();
    await afterFrame();
  };
  /** Resolves after the first frame in which `isTrue` returns true; one frame later would include more work. */
  const untilDrawn = async (isTrue) => {
    for (let isDrawn = false; !isDrawn;) {
      await nextFrame();
      isDrawn = isTrue();
      await afterFrame();
    }
  };
  const until = async (isTrue) => {
    while (!isTrue()) await frame();
  };

  let answered = 0;
  let onAnswer = null;
  const original = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (...given) => {
    const response = await original(...given);
    answered += 1;
    onAnswer?.(response.url);
    return response;
  };

  const tripRoot = () => rootOf("shuttle-past-route-details");
  const isComplete = () =>
    tripRoot()?.querySelector('.sh-map[data-status="ready"]') &&
    tripRoot().querySelector(".passenger-table tbody tr") &&
    tripRoot().querySelector(".driver-name") &&
    !tripRoot().querySelector("[aria-busy=true]");
  const tableRows = () => [
    ...(rootOf("shuttle-booking") ?? rootOf("shuttle-past-trips")).querySelectorAll("tbody tr:not(.row-gap)"),
  ];

  globalThis.tripBench = {
    mark: (name) => void performance.mark(name),
    whenComplete: () => until(isComplete),
    whenRows: (count) =>
      until(() => rootOf("shuttle-booking") ?? rootOf("shuttle-past-trips")).then(() =>
        until(() => tableRows().length >= count),
      ),
    /** Chooses the trip of a row; measures until the frame with all of its details. */
    async choose(row) {
      const rows = () => tripRoot().querySelectorAll(".trip-table .row-button");
      // The list begins with as many trips as stand beside the passengers.
      if (rows().length <= row) tripRoot().querySelector(".trip-more button").click();
      await until(() => rows().length > row);
      const before = answered;
      performance.mark("begin");
      rows()[row].click();
      // Four responses: details, path, passengers and driver.
      await until(() => answered >= before + 4 && isComplete());
      await frame();
      performance.mark("end");
    },
    /** Opens the next page of bookings; measures from the response to the frame with the first rows, or with all. */
    async turnPage(all) {
      const textOf = (at) => tableRows().at(at)?.textContent;
      const before = [textOf(0), textOf(-1)];
      await new Promise((resolve) => {
        onAnswer = (url) => {
          if (!url.includes("/bookings/")) return;
          performance.mark("begin");
          resolve();
        };
        [...rootOf("shuttle-booking").querySelectorAll("button")]
          .find((button) => button.getAttribute("aria-label") === "Sonraki sayfa")
          .click();
      });
      onAnswer = null;
      await untilDrawn(() => textOf(0) !== before[0] && (!all || textOf(-1) !== before[1]));
      performance.mark("end");
      // Waits for the remaining rows, so that they don't count for the next call.
      await until(() => tableRows().length >= 100 && textOf(-1) !== before[1]);
      await frame();
    },
  };
}
