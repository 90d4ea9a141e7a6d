import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const focusable =
  'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), a[href], [tabindex="0"]';

/** Focuses the first control of an opened panel. */
export function focusFirst(panel: HTMLElement): void {
  const first = panel.querySelector<HTMLElement>("[data-autofocus]") ?? panel.querySelector<HTMLElement>(focusable);
  // On touch screens focusing a text field opens the keyboard over the panel.
  const raisesKeyboard = first instanceof HTMLInputElement && matchMedia("(pointer: coarse)").matches;
  (first && !raisesKeyboard ? first : panel).focus({ preventScroll: true });
}

/** Focuses the first field of a form dialog. Without a field the dialog's own choice of focus stays. */
export function focusField(dialog: Element): void {
  const fields = ':is(input, select, textarea):enabled:not([type=hidden]), [role=radio][tabindex="0"]';
  dialog.querySelector<HTMLElement>(`.dialog-form:not([hidden]) :is(${fields})`)?.focus();
}

/** The focused element in the tree (document or shadow root) of `element`. */
export function activeElementBeside(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}

/** Focuses an element that isn't a control, by a tabindex that is removed on blur. False when it can't be focused. */
export function focusPart(part: HTMLElement): boolean {
  const isOwn = !part.hasAttribute("tabindex");
  if (isOwn) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  const isFocused = activeElementBeside(part) === part;
  if (isOwn && isFocused) part.addEventListener("blur", () => part.removeAttribute("tabindex"), { once: true });
  else if (isOwn) part.removeAttribute("tabindex");
  return isFocused;
}

/** Ref of an element that may be removed while it has the focus: the focus then moves to its nearest ancestor that can take it. */
export function useFocusFallback<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      if (!own || activeElementBeside(own) !== own) return;
      const around: HTMLElement[] = [];
      for (let ancestor = own.parentElement; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement)
        around.push(ancestor);
      // Deferred until the replacement is rendered, which may have taken the focus itself.
      queueMicrotask(() => {
        const ancestors = around.filter(({ isConnected }) => isConnected);
        const isTaken = ancestors[0] && activeElementBeside(ancestors[0])?.matches(":not(body)");
        // An element without a box can't take it.
        if (!isTaken) ancestors.some((ancestor) => focusPart(ancestor));
      });
    };
  }, []);
  return part;
}

/**
 * A closed dialog returns the focus to its opener. If that has been removed, focuses the first button of `part` that can be pressed, else
 * `part` itself.
 */
export function useFocusAfter(isOpen: boolean, part: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && part.current && document.activeElement === document.body) {
      const button = part.current.querySelector<HTMLElement>("button:enabled");
      if (button) button.focus();
      else focusPart(part.current);
    }
    wasOpen.current = isOpen;
  }, [isOpen, part]);
}
