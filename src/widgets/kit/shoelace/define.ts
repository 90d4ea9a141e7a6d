import type { DetailedHTMLProps, HTMLAttributes } from "react";
import SlCheckbox from "@shoelace-style/shoelace/dist/components/checkbox/checkbox.component.js";
import { createIconElement } from "./icon.ts";

export type ShoelaceCheckbox = SlCheckbox;

interface CheckboxAttributes extends DetailedHTMLProps<HTMLAttributes<SlCheckbox>, SlCheckbox> {
  name?: string;
  disabled?: boolean;
  indeterminate?: boolean;
  helpText?: string;
  "onshuttle-sl-change"?: () => void;
}

// The names under which demo/vite/shoelace.ts puts Shoelace's `sl-checkbox` and `sl-change`.
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "shuttle-sl-checkbox": CheckboxAttributes;
    }
  }
}

/** Registers what is used of Shoelace. Of two copies of our bundle on a page the first one wins. */
export function defineShoelace(): void {
  if (customElements.get("shuttle-sl-checkbox")) return;
  // Else Shoelace registers its own icon with the first checkbox.
  Object.assign(SlCheckbox, { dependencies: {} });
  customElements.define("shuttle-sl-icon", createIconElement());
  customElements.define("shuttle-sl-checkbox", SlCheckbox);
}
