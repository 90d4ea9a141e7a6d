import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { Language } from "../../../core/text/languages.ts";
import SlCheckbox from "@shoelace-style/shoelace/dist/components/checkbox/checkbox.component.js";
import SlRadio from "@shoelace-style/shoelace/dist/components/radio/radio.component.js";
import SlRadioGroup from "@shoelace-style/shoelace/dist/components/radio-group/radio-group.component.js";
import checkIcon from "lucide-static/icons/check.svg?raw";
import minusIcon from "lucide-static/icons/minus.svg?raw";

const icons: Readonly<Record<string, string>> = { check: checkIcon, indeterminate: minusIcon };

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * Stands in for Shoelace's icon, which fetches its pictures as data: addresses; `connect-src 'self'` forbids that.
 * Draws ours from their shapes, without a request and without `innerHTML`.
 */
function createIconElement(): CustomElementConstructor {
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

export type ShoelaceCheckbox = SlCheckbox;
export type ShoelaceRadioGroup = SlRadioGroup;

/** `lang` is required: Shoelace reads only its own attribute and that of <html>, not of the elements between. */
type Attributes<Control> = DetailedHTMLProps<HTMLAttributes<Control>, Control> & { readonly lang: Language };

interface CheckboxAttributes extends Attributes<SlCheckbox> {
  name?: string;
  disabled?: boolean;
  indeterminate?: boolean;
  helpText?: string;
  "onshuttle-sl-change"?: () => void;
}

interface RadioAttributes extends Attributes<SlRadio> {
  value: string;
  "data-key"?: string | undefined;
}

interface RadioGroupAttributes extends Attributes<SlRadioGroup> {
  label: string;
  required?: boolean;
  "onshuttle-sl-change"?: () => void;
}

// The names under which demo/build/vite/shoelace.ts puts Shoelace's tags and events.
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "shuttle-sl-checkbox": CheckboxAttributes;
      "shuttle-sl-radio": RadioAttributes;
      "shuttle-sl-radio-group": RadioGroupAttributes;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-sl-radio": SlRadio;
  }
}

const controls = {
  "shuttle-sl-checkbox": SlCheckbox,
  "shuttle-sl-radio": SlRadio,
  "shuttle-sl-radio-group": SlRadioGroup,
};

/**
 * Registers what is used of Shoelace, before its first rendering: React sets properties only on elements that it finds
 * defined. Of two copies of our bundle on a page the first one wins, tag by tag: an older one may not have them all.
 */
export function defineShoelace(): void {
  if (!customElements.get("shuttle-sl-icon")) customElements.define("shuttle-sl-icon", createIconElement());
  for (const [name, control] of Object.entries(controls)) {
    if (customElements.get(name)) continue;
    // Cleared, or Shoelace would register the control's dependencies itself, including its own icon.
    Object.assign(control, { dependencies: {} });
    customElements.define(name, control);
  }
}
