/*
 * Leaflet 1.9.4 assigns `innerHTML` once while its module is evaluated, to detect inline SVG. Under a host page's
 * `require-trusted-types-for 'script'` that throws and the module can't be imported. The result isn't used here, so elements
 * created during the evaluation get an own `innerHTML` that does nothing.
 * Sibling imports are evaluated synchronously: no other code can run before the microtask restores `createElement`.
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
