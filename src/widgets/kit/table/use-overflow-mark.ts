import { type RefObject, useId, useLayoutEffect } from "react";

/**
 * Marks a scroller while its content is wider than it is: the first column then shows an edge, and so does each side where
 * more is to be seen. Returns the id of what says so in words.
 */
export function useOverflowMark(scroller: RefObject<HTMLElement | null>): string {
  const hintId = useId();
  useLayoutEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) return undefined;
    const mark = () => {
      const beyond = element.scrollWidth - element.clientWidth;
      const sides = [element.scrollLeft > 1 && "start", element.scrollLeft < beyond - 1 && "end"];
      element.toggleAttribute("data-overflowing", beyond > 1);
      element.dataset["more"] = beyond > 1 ? sides.filter(Boolean).join(" ") : "";
      if (beyond > 1) element.setAttribute("aria-describedby", hintId);
      else element.removeAttribute("aria-describedby");
    };
    // The words of the hint take room: told while sizes are being told, that would be an error of the page.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    observer.observe(element);
    observer.observe(content);
    element.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.removeEventListener("scroll", mark);
    };
  }, [scroller, hintId]);
  return hintId;
}
