const focusable =
  'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), a[href], [tabindex="0"]';

/** Puts the focus on the first control of an opened panel. */
export function focusFirst(panel: HTMLElement): void {
  const first = panel.querySelector<HTMLElement>("[data-autofocus]") ?? panel.querySelector<HTMLElement>(focusable);
  // On touch screens a focused text field raises the keyboard over the panel that was just opened.
  const raisesKeyboard = first instanceof HTMLInputElement && matchMedia("(pointer: coarse)").matches;
  (first && !raisesKeyboard ? first : panel).focus({ preventScroll: true });
}

/**
 * Puts the focus on the first field of the form in a dialog, which was opened to be filled in. Does nothing without one: a
 * question keeps the dialog's own choice.
 */
export function focusField(dialog: Element): void {
  const fields = ':is(input, select, textarea):enabled:not([type=hidden]), [role=radio][tabindex="0"]';
  dialog.querySelector<HTMLElement>(`.dialog-form:not([hidden]) :is(${fields})`)?.focus();
}

/** The element that has the focus in the tree of `element`, which may be a shadow root. */
export function activeElementBeside(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}

/** Puts the focus on what is no control, until it leaves it. False when it can't be had there. */
export function focusPart(part: HTMLElement): boolean {
  const isOwn = !part.hasAttribute("tabindex");
  if (isOwn) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  const isFocused = activeElementBeside(part) === part;
  if (isOwn && isFocused) part.addEventListener("blur", () => part.removeAttribute("tabindex"), { once: true });
  else if (isOwn) part.removeAttribute("tabindex");
  return isFocused;
}
