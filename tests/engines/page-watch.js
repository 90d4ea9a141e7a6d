// The first script of every page in the engine tests: records errors, because WebDriver has no access to the console.
(() => {
  const { refusesStorage } = globalThis.pageGiven;
  if (refusesStorage) {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  }
  // A download can't be inspected afterwards, so its file is kept instead.
  const files = [];
  const blobs = new Map();
  const createAddress = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    const address = createAddress.call(URL, blob);
    blobs.set(address, blob);
    return address;
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) files.push({ name: this.download, blob: blobs.get(this.href) });
    else click.call(this);
  };
  const workers = [];
  globalThis.Worker = new Proxy(Worker, {
    construct(RealWorker, [address, options], target) {
      workers.push(String(address));
      return Reflect.construct(RealWorker, [address, options], target);
    },
  });
  const faults = [];
  const ready = [];
  /** The warning that the portal must give when the browser refuses its storage. */
  const isExpected = (line) => refusesStorage && line.includes("The browser refuses its storage");
  for (const level of ["error", "warn"]) {
    const original = console[level];
    console[level] = (...parts) => {
      const line = parts.map(String).join(" ");
      if (!isExpected(line)) faults.push(`console ${level}: ${line}`);
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

  const roles = {
    a: (element) => (element.hasAttribute("href") ? "link" : null),
    button: () => "button",
    dialog: () => "dialog",
    h1: () => "heading",
    h2: () => "heading",
    h3: () => "heading",
    input: ({ type }) => inputRoles[type] ?? "textbox",
    select: () => "combobox",
    summary: () => "button",
    textarea: () => "textbox",
    tr: () => "row",
  };
  const inputRoles = {
    checkbox: "checkbox",
    radio: "radio",
    range: "slider",
    search: "searchbox",
    number: "spinbutton",
  };
  const roleOf = (element) => element.getAttribute("role") ?? roles[element.localName]?.(element) ?? null;

  /** The text of a node for accessible names: texts and names of the nodes in it, in order. */
  function wordsOf(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || ["SCRIPT", "STYLE"].includes(node.nodeName)) return "";
    if (node.getAttribute("aria-hidden") === "true") return "";
    if (node.hasAttribute("aria-label")) return node.getAttribute("aria-label");
    if (node.localName === "slot") return node.assignedNodes({ flatten: true }).map(wordsOf).join(" ");
    return [...(node.shadowRoot ?? node).childNodes].map(wordsOf).join(" ");
  }
  const tidy = (words) => words.replace(/\s+/g, " ").trim();
  function nameOf(element) {
    const root = element.getRootNode();
    const named = (element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => id && root.getElementById(id));
    const labels = named.filter(Boolean).length > 0 ? named.filter(Boolean) : [...(element.labels ?? [])];
    const own = element.matches("input, select, textarea, dialog") ? "" : wordsOf(element);
    const from = element.getAttribute("aria-label") ?? (labels.length > 0 ? labels.map(wordsOf).join(" ") : own);
    return tidy(from || element.title || element.placeholder || "");
  }
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
  /** The focused element, through all shadow roots. */
  function active() {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  }
  /**
   * The topmost modal dialog, otherwise the document, because content behind a dialog can't be reached. Of several dialogs it is the one
   * with the focus: they are stacked in the order in which they were opened, which no script can read.
   */
  const scope = () => {
    const modals = [...all(document)].filter((element) => element.matches("dialog:modal"));
    return ancestors(active()).find((element) => modals.includes(element)) ?? modals.at(-1) ?? document;
  };
  const fits = ({ role, name, within }, element) =>
    roleOf(element) === role &&
    new RegExp(name, "u").test(nameOf(element)) &&
    isShown(element) &&
    (within === undefined || ancestors(element).some((other) => other.matches(within)));
  function ancestors(element) {
    const found = [];
    for (let other = element; other; other = other.assignedSlot ?? other.parentElement ?? other.getRootNode().host)
      found.push(other);
    return found;
  }
  const describe = (element) => ({
    role: roleOf(element),
    name: nameOf(element),
    value: element.value ?? null,
    valueText: element.getAttribute("aria-valuetext"),
    isChosen:
      element.checked ?? /true|page/.test(element.ariaChecked ?? element.ariaSelected ?? element.ariaPressed ?? ""),
    isDisabled: element.disabled === true || element.ariaDisabled === "true",
    ...(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width, height }))(
      element.getBoundingClientRect(),
    ),
  });

  globalThis.pageWatch = {
    /** The first that matches, in any shadow root. */
    find: (selector) => [...all(document)].find((element) => element.matches(selector)) ?? null,
    /** All matching elements that are visible, in any shadow root. */
    findAll: (selector) => [...all(document)].filter((element) => element.matches(selector) && isShown(element)),
    /** The reachable elements with this role and name, in document order. */
    list: (wanted) => [...all(scope())].filter((element) => fits(wanted, element)).map(describe),
    focused: () => (active() === null ? null : describe(active())),
    /** Position of the first match relative to the focus: `here`, `after`, `before`, or `nowhere` if there is none. */
    way(wanted) {
      const elements = [...all(scope())];
      const target = elements.findIndex((element) => fits(wanted, element));
      const from = elements.indexOf(active());
      if (target < 0) return "nowhere";
      return elements.some((element) => element === active() && fits(wanted, element))
        ? "here"
        : from <= target
          ? "after"
          : "before";
    },
    scrollTo: (wanted) =>
      [...all(scope())]
        .find((element) => fits(wanted, element))
        ?.scrollIntoView({ block: "center", behavior: "instant" }),
    /** Dispatches a wheel event with Control at the point. */
    pinch(clientX, clientY, deltaY) {
      let element = document.elementFromPoint(clientX, clientY);
      while (element?.shadowRoot) element = element.shadowRoot.elementFromPoint(clientX, clientY);
      const options = { bubbles: true, cancelable: true, composed: true, ctrlKey: true };
      element.dispatchEvent(new WheelEvent("wheel", { ...options, clientX, clientY, deltaY }));
    },
    /** Applies the print styles to the screen. */
    showAsPrinted() {
      const turn = (rules) => {
        for (const rule of rules) {
          if (!(rule instanceof CSSMediaRule)) {
            if (rule.cssRules) turn(rule.cssRules);
          } else if (rule.media.mediaText.includes("print")) rule.media.mediaText = "all";
          else if (rule.media.mediaText.includes("screen")) rule.media.mediaText = "not all";
          else turn(rule.cssRules);
        }
      };
      const roots = [document, ...[...all(document)].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
      for (const { styleSheets, adoptedStyleSheets } of roots)
        for (const { cssRules } of [...styleSheets, ...adoptedStyleSheets]) turn(cssRules);
    },
    text: () => tidy(textOf(scope() === document ? document.body : scope())),
    /** Focuses the first match; returns whether there was one. */
    focus(selector) {
      const element = this.find(selector);
      element?.focus();
      return element !== null;
    },
    /** Names of the files that were to be downloaded. */
    files: () => files.map(({ name }) => name),
    /** The content of the last file. */
    fileAsBase64: () =>
      new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.addEventListener("load", () => resolve(reader.result.split(",")[1]));
        reader.addEventListener("error", () => reject(reader.error));
        reader.readAsDataURL(files.at(-1).blob);
      }),
    workers: () => workers,
    state: () => ({
      faults,
      ready,
      isBusy: [...all(document)].some((element) => element.getAttribute("aria-busy") === "true"),
      text: textOf(document.body ?? document).replace(/\s+/g, " "),
    }),
  };
})();
