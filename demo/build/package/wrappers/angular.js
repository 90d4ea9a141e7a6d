// One directive for each element: what makes a wrong input an error of the template.
import { ElementRef, inject } from "@angular/core";
import { toText } from "./attributes.js";

const toCamelCase = (name) => name.replace(/-([a-z])/g, (_match, letter) => letter.toUpperCase());

/** A class whose setters hand the inputs on. It loads the element's code with the first instance, which is told before that is there. */
export function handingOn(load, { attributes, properties }) {
  class HandingOn {
    element = inject(ElementRef).nativeElement;
    constructor() {
      void load();
    }
  }
  const accept = (input, set) => Object.defineProperty(HandingOn.prototype, input, { set });
  for (const name of attributes) {
    accept(toCamelCase(name), function setAttribute(value) {
      const text = toText(value);
      if (text === null) this.element.removeAttribute(name);
      else this.element.setAttribute(name, text);
    });
  }
  for (const name of properties) {
    accept(name, function setProperty(value) {
      this.element[name] = value ?? null;
    });
  }
  return HandingOn;
}
