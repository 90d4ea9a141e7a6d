import { useLayoutEffect, useRef } from "react";

/** A canvas of the map's own, put onto the sheet as it is: no address of a picture that a page's policy could refuse. */
export function PrintedMap({ picture }: { readonly picture: HTMLCanvasElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(picture);
  }, [picture]);
  return <div className="printed-map" ref={place} aria-hidden="true" />;
}
