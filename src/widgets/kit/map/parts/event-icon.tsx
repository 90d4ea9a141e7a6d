import type { CSSProperties } from "react";
import { styles, useStyles } from "../../element/styles.ts";
import { type EventSign, eventSigns, toEventColors } from "../events/event-signs.ts";
import eventsCss from "../styles/events.css?inline";

const eventStyles = styles(eventsCss);

/** Adopts the event styles; only maps with driving events need them. */
export function useEventStyles(): void {
  useStyles(eventStyles);
}

/** The square sign of an event as on the map, for legends and lists; text beside it says what it means. */
export function EventIcon({ sign }: { readonly sign: EventSign }) {
  useEventStyles();
  return (
    <span
      className={`sh-map-sample-event sh-map-event-${sign}`}
      style={toEventColors(sign) as CSSProperties}
      aria-hidden="true"
    >
      <svg className="icon tiny" viewBox="0 0 24 24">
        {eventSigns[sign].paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    </span>
  );
}
