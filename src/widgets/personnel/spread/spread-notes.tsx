import { formatNumber } from "../../../core/text/format.ts";
import type { Load } from "../../../core/query/query.ts";
import { spreadMessages as texts } from "../personnel.messages.ts";
import type { Spread } from "./spread.model.ts";
import type { Who } from "./spread-view.tsx";

interface NotesProps {
  readonly spread: Spread;
  readonly who: Who;
  /** Opens the list of those without a route; undefined: there is none. */
  readonly onList: (() => void) | undefined;
  /** Load status of homes and stops. */
  readonly places: Load<unknown>["status"];
}

/** Text about what the map covers and what it doesn't show. */
export function SpreadNotes({ spread, who, places, onList }: NotesProps) {
  const { people, located, onHold, withoutRoute, areas } = spread;
  const isShown = areas.some((area) => (area.withoutRoute ?? 0) > 0 && area.position !== null);
  return (
    <div className="spread-notes grid gap-4 muted text-sm">
      <p>
        <b>{toCoverage(places, located, people)}</b>
      </p>
      <p>
        <b>{withoutRoute === 0 ? texts.noneWithoutRoute : texts.countWithoutRoute(formatNumber(withoutRoute))}</b>
        {withoutRoute > 0 && onList && (
          <>
            {" "}
            <button type="button" className="link" onClick={onList}>
              {texts.showWithoutRoute}
            </button>
          </>
        )}
        {who === "without-route" && withoutRoute > 0 && !isShown && places === "ready" && ` ${texts.fewWithoutRoute}`}
      </p>
      <details>
        <summary>{texts.how}</summary>
        <p>{texts.source}</p>
        <p>{texts.privacy}</p>
        {onHold > 0 && <p>{texts.onHold(formatNumber(onHold))}</p>}
        {places === "ready" && <p>{texts.rings}</p>}
      </details>
    </div>
  );
}

function toCoverage(places: NotesProps["places"], located: number, people: number): string {
  if (places === "loading") return texts.coverageLoading;
  return places === "failed" ? texts.coverageMissing : texts.coverage(formatNumber(located), formatNumber(people));
}
