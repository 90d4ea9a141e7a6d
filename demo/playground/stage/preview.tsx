import { useEffect, useRef } from "react";
import { elementOf } from "../setup/catalogue.ts";
import { knobs, toDeclarations } from "../setup/knobs.ts";
import type { Setup } from "../setup/setup.ts";

export interface ShownElement extends HTMLElement {
  /** Undefined until the element's code is loaded. */
  refresh?(): Promise<void>;
}

interface PreviewProps {
  readonly setup: Setup;
  /** Called with the element that is shown from now on; must be a stable function. */
  readonly onShow: (element: ShownElement) => void;
}

/**
 * The element as in any page: created by its tag, changed by attributes. Not rendered by React, which sets properties once the
 * element is defined.
 */
export function Preview({ setup, onShow }: PreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownElement>(null);
  const { element, attributes, look } = setup;

  useEffect(() => {
    const made = document.createElement(`shuttle-${element}`) as ShownElement;
    shown.current = made;
    onShow(made);
    return () => made.remove();
  }, [element, onShow]);

  useEffect(() => {
    const { current } = shown;
    if (!current) return;
    for (const { name, spec } of elementOf(element)?.attributes ?? []) {
      const value = attributes[name];
      if (value === undefined) current.removeAttribute(name);
      else if (current.getAttribute(name) !== value) current.setAttribute(name, spec.type === "boolean" ? "" : value);
    }
    // Connected only with its attributes set, as in a page's markup.
    if (!current.isConnected) frame.current?.append(current);
  }, [element, attributes]);

  useEffect(() => {
    const style = frame.current?.style;
    for (const { name } of knobs) style?.removeProperty(`--shuttle-host-${name}`);
    for (const [property, value] of toDeclarations(look)) style?.setProperty(property, value);
  }, [look]);

  return <div className="preview" ref={frame} />;
}
