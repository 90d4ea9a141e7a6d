import checkIcon from "lucide-static/icons/check.svg?raw";
import minusIcon from "lucide-static/icons/minus.svg?raw";

const icons: Readonly<Record<string, string>> = { check: checkIcon, indeterminate: minusIcon };

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * Stands in for Shoelace's icon, which fetches its pictures as data: addresses; `connect-src 'self'` forbids that.
 * Draws ours from their shapes, without a request and without `innerHTML`.
 */
export function createIconElement(): CustomElementConstructor {
  return class ShoelaceIcon extends HTMLElement {
    connectedCallback(): void {
      const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      root.replaceChildren(drawIcon(icons[this.getAttribute("name") ?? ""] ?? ""));
    }
  };
}

function drawIcon(source: string): SVGElement {
  const svg = document.createElementNS(svgNamespace, "svg");
  const looks = { viewBox: "0 0 24 24", width: "100%", height: "100%", fill: "none", stroke: "currentColor" };
  const strokes = { "stroke-width": "3", "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true" };
  for (const [name, value] of Object.entries({ ...looks, ...strokes })) svg.setAttribute(name, value);
  for (const [, tag = "path", text = ""] of source.matchAll(/<(path|line|polyline)\s([^>]*?)\/>/g)) {
    const shape = document.createElementNS(svgNamespace, tag);
    for (const [, name = "", value = ""] of text.matchAll(/([a-z][\w-]*)="([^"]*)"/gi)) shape.setAttribute(name, value);
    svg.append(shape);
  }
  return svg;
}
