import { type RefObject, useEffect, useState } from "react";

function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Whether something around the element scrolls. True in a frame: whether the outer page scrolls can't be known there. */
function isInScroller(element: Element): boolean {
  if (window.parent !== window) return true;
  for (let around: Element | null = element; around; around = parentOf(around)) {
    if (around.scrollHeight <= around.clientHeight + 1) continue;
    if (around === document.scrollingElement || /auto|scroll/.test(getComputedStyle(around).overflowY)) return true;
  }
  return false;
}

/** Whether wheel and one finger scroll the page. Where nothing around the element scrolls, as in the portal, they move the map. */
export function usePageScroll(frame: RefObject<HTMLElement | null>): boolean {
  const [doesScroll, setScroll] = useState(true);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => setScroll(isInScroller(element));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(document.documentElement);
    window.addEventListener("resize", look);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", look);
    };
  }, [frame]);
  return doesScroll;
}
