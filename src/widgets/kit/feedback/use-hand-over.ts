import { type RefObject, useLayoutEffect, useRef } from "react";
import { activeElementBeside, focusPart } from "../overlay/focus.ts";

/** The element that takes the focus when this one goes with it: what stood around it, and stays. */
export function useHandOver<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      if (!own || activeElementBeside(own) !== own) return;
      const around: HTMLElement[] = [];
      for (let place = own.parentElement; place && place !== document.body; place = place.parentElement)
        around.push(place);
      // When what comes in its place is there, which may have taken the focus itself.
      queueMicrotask(() => {
        const places = around.filter(({ isConnected }) => isConnected);
        const isTaken = places[0] && activeElementBeside(places[0])?.matches(":not(body)");
        // What has no box of its own takes none.
        if (!isTaken) places.some((place) => focusPart(place));
      });
    };
  }, []);
  return part;
}
