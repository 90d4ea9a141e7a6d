import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { cutText } from "../../../core/text/text.ts";
import { styles, useStyles } from "../element/styles.ts";
import css from "./cut-text.css?inline";
import floatingCss from "../overlay/floating.css?inline";
import { follow } from "../overlay/use-floating.ts";

const cutStyles = [styles(floatingCss), styles(css)];

interface CutTextProps {
  readonly text: string;
  /** Longer ones, in letters as a reader counts them, are cut. */
  readonly limit: number;
}

/** A long text cut short; the whole of it shows under pointer and focus, and is what a screen reader reads. */
export function CutText({ text, limit }: CutTextProps) {
  const cut = cutText(text, limit);
  return cut === text.normalize("NFC") ? text : <Cut cut={cut} text={text} />;
}

function Cut({ cut, text }: { readonly cut: string; readonly text: string }) {
  useStyles(...cutStyles);
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
    // The tip belongs to it: the pointer may move there, and it stays (WCAG 1.4.13).
    <span className="cut-text" onPointerEnter={show} onPointerLeave={hide}>
      <button
        ref={button}
        type="button"
        onFocus={show}
        onBlur={hide}
        // Where there is no pointer to rest: a tap.
        onClick={show}
        onKeyDown={handleKey}
      >
        <span aria-hidden="true">{cut}</span>
        <span className="visually-hidden">{text}</span>
      </button>
      <span ref={tip} role="tooltip" popover="manual" part="floating" className="floating cut-tip">
        {isShown && text}
      </span>
    </span>
  );
}
