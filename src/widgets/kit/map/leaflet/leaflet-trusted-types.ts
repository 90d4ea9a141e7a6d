/*
 * Leaflet 1.9.4 assigns `innerHTML` once while its module is evaluated, to find out whether the browser knows inline SVG.
 * Under a host's `require-trusted-types-for 'script'` that throws and the module is lost. The answer is of no use here, so
 * elements made during the evaluation carry an `innerHTML` of their own that does nothing.
 * Modules imported side by side are evaluated in one go: nobody else's code can run before the microtask puts it back.
 */
const createElement = document.createElement;

document.createElement = function createElementWithoutParser(this: Document, ...parameters: [string]) {
  const element = createElement.apply(document, parameters);
  Object.defineProperty(element, "innerHTML", { value: "", writable: true });
  return element;
} as typeof document.createElement;

queueMicrotask(() => {
  Reflect.deleteProperty(document, "createElement");
  if (document.createElement !== createElement) document.createElement = createElement;
});
