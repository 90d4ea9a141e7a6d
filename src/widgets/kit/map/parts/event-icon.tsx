import { styles, useStyles } from "../../element/styles.ts";
import { EVENT_PATHS } from "../markers/marker-paths.ts";
import eventsCss from "../styles/events.css?inline";
import type { EventSign } from "../types.ts";

const eventStyles = styles(eventsCss);

/** Adopts the event styles; only maps with driving events need them. */
export function useEventStyles(): void {
  useStyles(eventStyles);
}

/** The square sign of an event as on the map, for legends and lists; text beside it says what it means. */
export function EventIcon({ sign }: { readonly sign: EventSign }) {
  useEventStyles();
  return (
    <span className={`sh-map-sample-event sh-map-event-${sign}`} aria-hidden="true">
      <svg className="icon tiny" viewBox="0 0 24 24">
        {EVENT_PATHS[sign].map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    </span>
  );
}
