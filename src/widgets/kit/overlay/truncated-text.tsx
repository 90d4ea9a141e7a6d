import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { cutText } from "../../../core/text/text.ts";
import { styles, useStyles } from "../element/styles.ts";
import css from "./truncated-text.css?inline";
import { usePrinting } from "../print/paper.ts";
import { follow, useFloatingStyles } from "./use-floating.ts";

const truncatedStyles = styles(css);

interface TruncatedTextProps {
  readonly text: string;
  /** Longest text, in graphemes (characters as a reader counts them), that is shown in full. */
  readonly limit: number;
}

/** Truncates a long text; a tooltip shows all of it under pointer and focus, screen readers read and paper shows all of it. */
export function TruncatedText({ text, limit }: TruncatedTextProps) {
  const isPrinting = usePrinting();
  const cut = cutText(text, limit);
  return isPrinting || cut === text.normalize("NFC") ? text : <Truncated cut={cut} text={text} />;
}

function Truncated({ cut, text }: { readonly cut: string; readonly text: string }) {
  useFloatingStyles();
  useStyles(truncatedStyles);
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    if (!isShown || !button.current || !tip.current) return undefined;
    const shown = tip.current;
    shown.showPopover();
    const stop = follow(shown, button.current, "start");
    return () => {
      stop();
      shown.hidePopover();
    };
  }, [isShown]);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isShown) return;
    event.stopPropagation();
    hide();
  };
  return (
    // Contains the tooltip, so that it stays while the pointer is on it (WCAG 1.4.13).
    <span className="truncated-text" onPointerEnter={show} onPointerLeave={hide}>
      <button
        ref={button}
        type="button"
        onFocus={show}
        onBlur={hide}
        // For touch screens, which have no hover.
        onClick={show}
        onKeyDown={handleKey}
      >
        <span aria-hidden="true">{cut}</span>
        <span className="visually-hidden">{text}</span>
      </button>
      <span ref={tip} role="tooltip" popover="manual" part="floating" className="floating truncated-tip">
        {isShown && text}
      </span>
    </span>
  );
}
