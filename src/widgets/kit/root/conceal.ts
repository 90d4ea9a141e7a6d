import type { Environment } from "../../../core/platform/environment.ts";

/**
 * Hides `element` from the moment the page is left until, after its return, the session has been checked: a page restored from
 * the back/forward cache is painted as it was before any code runs.
 */
export function concealWhileAway(element: HTMLElement, { onSleep, onWake }: Environment): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reveal = () => {
    clearTimeout(timer);
    // The session has checked its storage by now, and React has rendered the result before this timer.
    timer = setTimeout(() => element.style.removeProperty("visibility"));
  };
  const stops = [onSleep(() => element.style.setProperty("visibility", "hidden")), onWake(reveal)];
  return () => {
    clearTimeout(timer);
    element.style.removeProperty("visibility");
    for (const stop of stops) stop();
  };
}
