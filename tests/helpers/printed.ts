/** A headless browser doesn't print: records the documents that would be printed until `stop`. */
export function recordPrinting(): { readonly printed: readonly Window[]; stop(): void } {
  const own = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "contentWindow") as PropertyDescriptor;
  const printed: Window[] = [];
  Object.defineProperty(HTMLIFrameElement.prototype, "contentWindow", {
    configurable: true,
    get(this: HTMLIFrameElement) {
      const view = own.get?.call(this) as Window;
      view.print = () => void printed.push(view);
      return view;
    },
  });
  return { printed, stop: () => void Object.defineProperty(HTMLIFrameElement.prototype, "contentWindow", own) };
}
