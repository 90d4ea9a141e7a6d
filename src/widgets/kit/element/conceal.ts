import type { Environment } from "../../../core/platform/environment.ts";

/**
 * Hides what stands in `element` from the moment the page is left until it has been seen, on its return, whether its session
 * still holds: out of the back/forward cache the browser draws the page as it was before any code runs.
 */
export function concealWhileAway(element: HTMLElement, { onSleep, onWake }: Environment): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reveal = () => {
    clearTimeout(timer);
    // The session has looked by now, and what follows from it is drawn before this.
    timer = setTimeout(() => element.style.removeProperty("visibility"));
  };
  const stops = [onSleep(() => element.style.setProperty("visibility", "hidden")), onWake(reveal)];
  return () => {
    clearTimeout(timer);
    element.style.removeProperty("visibility");
    for (const stop of stops) stop();
  };
}
