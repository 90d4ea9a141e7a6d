import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { keepVisible, useLayer } from "../element/layers.ts";
import { focusField } from "../element/focus.ts";
import { styles, useStyles } from "../element/styles.ts";
import css from "./dialog.css?inline";

const modalStyles = styles(css);

interface Modal {
  /** The scrolling part of the dialog. */
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
 * A native `<dialog>` that is open as long as it is rendered: in the top layer, with the focus trapped and restored. Esc and
 * a click on the backdrop call `onClose`, unless a request runs. So does Back in the portal.
 *
 * @param isLayer false: Back doesn't close it, because its state is part of the query or its work continues without it
 */
export function useModal(onClose: () => void, isBusy: boolean, isLayer = true): Modal {
  useStyles(modalStyles);
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isPressedBeside = useRef(false);

  // Closed before it is removed from the page: otherwise the browser doesn't restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // In a frame only after the visible part is known: focusing would scroll the surrounding page to the wrong position.
    const stop = keepVisible(element, () => {
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
  // Ignores the events of a nested dialog or file chooser.
  const isOwn = (event: SyntheticEvent) => event.target === dialog.current;
  const handleCancel = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    // React controls the open state, so that closing always unmounts it.
    event.preventDefault();
    close();
  };
  const handleClose = (event: SyntheticEvent) => {
    if (!isOwn(event) || !dialog.current?.isConnected) return;
    // Chromium closes a dialog at the second Esc in a row, even if `cancel` was prevented.
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
      // A click on the <dialog> element itself is one on the backdrop. A text selection that ends there is not a click.
      onPointerDown: (event) => {
        isPressedBeside.current = isOwn(event);
      },
      onClick: (event) => {
        if (isOwn(event) && isPressedBeside.current) close();
      },
    },
  };
}

/**
 * A scrolling part must be focusable, so that the keyboard can scroll it; one that doesn't scroll must not be an extra
 * tab stop.
 */
function makeReachable(body: HTMLElement, dialog: HTMLElement): void {
  body.tabIndex = 0;
  body.role = "region";
  for (const name of ["aria-label", "aria-labelledby"]) {
    const value = dialog.getAttribute(name);
    if (value !== null) body.setAttribute(name, value);
  }
}
