import { useLayoutEffect, useRef } from "react";

/** Shows the map's canvas itself: an image address (`data:`, `blob:`) could be refused by the page's content security policy. */
export function PrintedMap({ picture }: { readonly picture: HTMLCanvasElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(picture);
  }, [picture]);
  return <div className="printed-map" ref={place} aria-hidden="true" />;
}
