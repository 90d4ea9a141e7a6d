import { type RefObject, useId, useLayoutEffect } from "react";

/**
 * Marks a scroll container while its content is wider (`data-overflowing`, `data-more`), so that table.css draws an edge at the
 * first column and at hidden ones. Returns the id of the text that describes it.
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
    // Showing the hint changes sizes; inside the ResizeObserver callback that would raise a page error.
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
