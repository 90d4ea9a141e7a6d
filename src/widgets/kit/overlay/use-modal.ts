import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { useLayer } from "../element/use-layer.ts";
import { focusField } from "./focus.ts";
import { keepSeen } from "./seen-part.ts";

interface Modal {
  /** What scrolls inside of it. */
  readonly body: RefObject<HTMLDivElement | null>;
  readonly close: () => void;
  readonly modalProps: {
    readonly ref: RefObject<HTMLDialogElement | null>;
    readonly onCancel: (event: SyntheticEvent) => void;
    readonly onClose: (event: SyntheticEvent) => void;
    readonly onPointerDown: (event: MouseEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/**
 * A native `<dialog>` that is open as long as it is rendered: above everything, the focus kept inside and given back. Esc
 * and a click beside it ask for its end by `onClose`, unless a request runs. So does Back in the portal.
 * @param isLayer false: Back isn't its own, as its state is part of the query, or its work goes on without it
 */
export function useModal(onClose: () => void, isBusy: boolean, isLayer = true): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isPressedBeside = useRef(false);

  // Closed while it still stands in the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // In a frame only when its place is known: the focus would scroll the page around to where it isn't.
    const stop = keepSeen(element, () => {
      element.showModal();
      focusField(element);
      if (body.current && body.current.scrollHeight > body.current.clientHeight) makeReachable(body.current, element);
    });
    return () => {
      stop();
      element.close();
    };
  }, []);

  const close = () => {
    if (!isBusy) onClose();
  };
  useLayer(isLayer, close);
  // Events of a dialog or a file chooser inside of this one pass by here too.
  const isOwn = (event: SyntheticEvent) => event.target === dialog.current;
  const handleCancel = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    // React decides when it goes, so that what closes it is also what unmounts it.
    event.preventDefault();
    close();
  };
  const handleClose = (event: SyntheticEvent) => {
    if (!isOwn(event) || !dialog.current?.isConnected) return;
    // Chromium closes at the second Esc in a row, whatever the first was answered.
    dialog.current.showModal();
    close();
  };
  return {
    body,
    close,
    modalProps: {
      ref: dialog,
      onCancel: handleCancel,
      onClose: handleClose,
      // The backdrop belongs to the dialog; its content covers the rest of it. Text that is selected beyond the edge is no click.
      onPointerDown: (event) => {
        isPressedBeside.current = isOwn(event);
      },
      onClick: (event) => {
        if (isOwn(event) && isPressedBeside.current) close();
      },
    },
  };
}

/** What scrolls must be reachable for the keyboard, which then scrolls it; what doesn't would only be named twice. */
function makeReachable(body: HTMLElement, dialog: HTMLElement): void {
  body.tabIndex = 0;
  body.role = "region";
  for (const name of ["aria-label", "aria-labelledby"]) {
    const value = dialog.getAttribute(name);
    if (value !== null) body.setAttribute(name, value);
  }
}
