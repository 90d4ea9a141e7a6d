import { useStore } from "@nanostores/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { usePortal } from "./context.ts";

/** Longest wait for a page to grow to its former scroll position, ms. */
const restoreTimeout = 8000;

/** Scrolls to `target` as soon as the page is long enough, unless the user scrolls first. */
function restoreScroll(target: number): () => void {
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  const observer = new ResizeObserver(() => attempt());
  const attempt = () => {
    scrollTo(0, target);
    if (Math.abs(scrollY - target) < 2) stop();
  };
  const timer = setTimeout(stop, restoreTimeout);
  stopper.signal.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  for (const type of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    addEventListener(type, stop, { passive: true, signal: stopper.signal });
  }
  observer.observe(document.body);
  attempt();
  return stop;
}

/** Focuses the page's heading, or the content region while the element hasn't rendered it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("#content h1") ?? document.querySelector<HTMLElement>("#content");
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  if (document.activeElement !== heading)
    document.querySelector<HTMLElement>("#content")?.focus({ preventScroll: true });
}

/** Whether nothing has been focused in the meantime. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.id === "content";
}

/**
 * Does for every navigation what browsers do on a page load: scrolls, focuses the heading and has the title announced.
 * The first one is a real page load and keeps the focus. Returns the text to announce.
 */
export function useArrival(title: string): string {
  const { router } = usePortal();
  const { number, scroll } = useStore(router.$visit);
  const [announcement, setAnnouncement] = useState("");
  const seen = useRef<number | null>(null);
  const announce = useEffectEvent(() => setAnnouncement(title));

  useEffect(() => {
    const isFirst = seen.current === null;
    if (seen.current === number) return undefined;
    seen.current = number;
    const stopRestoring = scroll > 0 ? restoreScroll(scroll) : undefined;
    if (isFirst) return stopRestoring;
    if (scroll === 0) scrollTo(0, 0);
    focusHeading();
    announce();
    // Loading an element removes the slotted heading for a moment, which loses the focus.
    const handleReady = () => {
      if (isFocusFree()) focusHeading();
    };
    document.addEventListener("shuttle-ready", handleReady);
    return () => {
      stopRestoring?.();
      document.removeEventListener("shuttle-ready", handleReady);
    };
  }, [number, scroll]);

  return announcement;
}
