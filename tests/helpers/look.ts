const colorProperties = [
  "color",
  "background-color",
  "background-image",
  "border-top-color",
  "border-bottom-color",
  "border-left-color",
  "outline-color",
  "fill",
  "stroke",
  "box-shadow",
  "caret-color",
] as const;
const pseudos = [null, "::before", "::after"] as const;

/** All elements inside of a root, through the shadow roots in it. */
export function allInside(root: ParentNode): Element[] {
  return [...root.querySelectorAll("*")].flatMap((element) =>
    element.shadowRoot ? [element, ...allInside(element.shadowRoot)] : [element],
  );
}

/** Every value of the given properties that is in use inside of a root. */
export function valuesInUse(root: ParentNode, properties: readonly string[]): Set<string> {
  const values = new Set<string>();
  for (const element of allInside(root)) {
    for (const pseudo of pseudos) {
      const style = getComputedStyle(element, pseudo);
      for (const property of properties) values.add(style.getPropertyValue(property));
    }
  }
  return values;
}

/** All opaque colours of a root's descendants as `rgb(r, g, b)`: from computed styles, and from the pixels of canvases. */
export function colorsInUse(root: ParentNode): Set<string> {
  const colors = new Set<string>();
  for (const value of valuesInUse(root, colorProperties)) {
    for (const [color] of value.matchAll(/rgb\(\d+, \d+, \d+\)/g)) colors.add(color);
  }
  for (const canvas of allInside(root).filter((element) => element instanceof HTMLCanvasElement)) {
    for (const color of pixelsOf(canvas)) colors.add(color);
  }
  return colors;
}

export function pixelsOf(canvas: HTMLCanvasElement): Set<string> {
  const { width, height } = canvas;
  const data = width > 0 && height > 0 ? canvas.getContext("2d")?.getImageData(0, 0, width, height).data : undefined;
  // Red, green, blue and opacity of a pixel are one number, opacity in its highest byte.
  const seen = new Set(data && new Uint32Array(data.buffer));
  const opaque = [...seen].filter((color) => color >>> 24 === 255);
  return new Set(opaque.map((color) => `rgb(${color & 255}, ${(color >> 8) & 255}, ${(color >> 16) & 255})`));
}
