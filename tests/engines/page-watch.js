// First script of every page in the engine tests: keeps what goes wrong, since WebDriver has no console.
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
  // A click on a download leaves nothing to look at: its file is kept.
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
  /** What the portal has to say in such a window. */
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

  /** The parts of an accessible name: texts and names of the nodes between them, in order. */
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
  /** The innermost that has the focus. */
  function active() {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  }
  /**
   * The topmost dialog, else the page: content behind a dialog can't be reached. Of several it is the one with the focus: they lie
   * in the order in which they were opened, which no script can read.
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
    /** All that match, shown, in any shadow root. */
    findAll: (selector) => [...all(document)].filter((element) => element.matches(selector) && isShown(element)),
    /** What can be reached under this name, in the page's order. */
    list: (wanted) => [...all(scope())].filter((element) => fits(wanted, element)).map(describe),
    focused: () => (active() === null ? null : describe(active())),
    /** Position of the first match: it has the focus, comes after the focus, before it, or doesn't exist. */
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
    /** Gives the rules for paper to the screen. */
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
    /** Whether there was something to focus. */
    focus(selector) {
      const element = this.find(selector);
      element?.focus();
      return element !== null;
    },
    /** Names of the files that were to be downloaded. */
    files: () => files.map(({ name }) => name),
    /** The last one's content. */
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
