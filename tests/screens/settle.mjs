/* global document, customElements */

const timeout = 30_000;

/** Runs in the page before everything else and records which elements have dispatched `shuttle-ready`. */
export function watchReady() {
  globalThis.readyElements = new WeakSet();
  document.addEventListener("shuttle-ready", (event) => globalThis.readyElements.add(event.composedPath()[0]));
}

function isSettled() {
  const rootsOf = (root) => [
    root,
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : [])),
  ];
  const roots = rootsOf(document);
  const all = (selector) => roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  // The picture is of the whole page: lazy images far down would not load.
  for (const image of all("img[loading=lazy]")) image.loading = "eager";
  for (const record of all(".record")) record.style.contentVisibility = "visible";
  const elements = all("*").filter(({ localName }) => /^shuttle-(?!session$)/.test(localName));
  return (
    elements.every((element) => customElements.get(element.localName) && globalThis.readyElements.has(element)) &&
    all("[aria-busy=true]").length === 0 &&
    all("img").every(({ complete }) => complete) &&
    document.fonts.status === "loaded"
  );
}

/** Waits until every element is ready, nothing is busy, and no request is running. */
export async function settle(page) {
  await page.waitForLoadState("networkidle", { timeout });
  await page.waitForFunction(isSettled, undefined, { timeout });
}
