import { useMemo } from "react";
import { IndicatorTiles } from "../../shared/indicators/indicator-tiles.tsx";
import type { Overview } from "../overview.store.ts";

/** The three indicators of the company. */
export function IndicatorCards({ store }: { readonly store: Overview }) {
  const { summary, history, sla } = store;
  const detail = useMemo(() => ({ history, sla }), [history, sla]);
  return <IndicatorTiles summary={summary} detail={detail} />;
}
