import { useEffect, useState } from "react";
import type { Scope } from "../../../core/query/scope.ts";
import { toIsoMoment } from "../../../core/time/day.ts";
import css from "./age-label.css?inline";
import { ageMessages as texts } from "./age.messages.ts";
import { formatAge, startAutoRefresh, watchAge } from "./data-age.ts";
import { useWidget } from "../element/context.ts";
import { styles, useStyles } from "../element/styles.ts";

const ageStyles = styles(css);

interface AgeLabelProps {
  readonly queries: Scope["$queries"];
  /** Interval between two refreshes. */
  readonly seconds: number;
  readonly refresh: () => Promise<void>;
}

/** Refreshes the content periodically and says how old it is. No live region: announcing every refresh would interrupt a screen reader. */
export function AgeLabel({ queries, seconds, refresh }: AgeLabelProps) {
  const { session } = useWidget();
  const [loadedAt, setLoadedAt] = useState<number | null>(null);
  useStyles(ageStyles);
  useEffect(() => watchAge(queries, setLoadedAt), [queries]);
  // `refresh` is a new function at every render, but always does the same.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => startAutoRefresh({ seconds, refresh }), [queries, seconds]);
  if (loadedAt === null) return null;
  const time = <time dateTime={toIsoMoment(loadedAt)}>{formatAge(loadedAt, session.environment.now())}</time>;
  return (
    <p className="age">
      <span aria-hidden="true" title={texts.meaning}>
        {texts.label} {time}
      </span>
      <span className="visually-hidden">
        {texts.meaning} {time}
      </span>
    </p>
  );
}
