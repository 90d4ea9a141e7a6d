import { useMemo } from "react";
import type { MarketplaceLine } from "../../../core/api/marketplace.ts";
import type { Session } from "../../../core/session/session.ts";
import { toLinesPicture } from "../detail/line-map.model.ts";
import { MarketMap } from "../detail/market-map.tsx";
import { openMessages as texts } from "../marketplace.messages.ts";

interface OpenMapProps {
  readonly session: Session;
  readonly lines: readonly MarketplaceLine[];
}

/** The open lines on a map. None can be chosen: price and times of a line depend on a search. */
export function OpenMap({ session, lines }: OpenMapProps) {
  const picture = useMemo(() => {
    const drawn = toLinesPicture(lines);
    return { ...drawn, lines: drawn.lines.map((line) => ({ ...line, selectable: false })) };
  }, [lines]);
  return <MarketMap session={session} label={texts.map} {...picture} />;
}
