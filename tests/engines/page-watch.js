// First script of every page in the engine tests: keeps what goes wrong, since WebDriver has no console.
(() => {
  const faults = [];
  const ready = [];
  for (const level of ["error", "warn"]) {
    const original = console[level];
    console[level] = (...parts) => {
      faults.push(`console ${level}: ${parts.map(String).join(" ")}`);
      original.apply(console, parts);
    };
  }
  addEventListener(
    "error",
    ({ message, target }) => faults.push(`error: ${message ?? `${target.localName} ${target.src ?? target.href}`}`),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => faults.push(`unhandled rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    faults.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  addEventListener("shuttle-error", ({ detail }) => faults.push(`shuttle-error: ${JSON.stringify(detail)}`));
  addEventListener("shuttle-ready", ({ detail }) => ready.push(detail.widget));

  function* all(root) {
    for (const element of root.querySelectorAll("*")) {
      yield element;
      if (element.shadowRoot) yield* all(element.shadowRoot);
    }
  }
  const textOf = (root) => {
    const parts = [];
    for (const node of root.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) parts.push(node.data);
      else if (node.nodeType === Node.ELEMENT_NODE && !["SCRIPT", "STYLE"].includes(node.nodeName)) {
        if (node.shadowRoot) parts.push(textOf(node.shadowRoot));
        parts.push(textOf(node));
      }
    }
    return parts.join(" ");
  };

  globalThis.pageWatch = {
    /** The first that matches, in any shadow root. */
    find: (selector) => [...all(document)].find((element) => element.matches(selector)) ?? null,
    /** Whether there was something to focus. */
    focus(selector) {
      const element = this.find(selector);
      element?.focus();
      return element !== null;
    },
    state: () => ({
      faults,
      ready,
      isBusy: [...all(document)].some((element) => element.getAttribute("aria-busy") === "true"),
      text: textOf(document.body ?? document).replace(/\s+/g, " "),
    }),
  };
})();
