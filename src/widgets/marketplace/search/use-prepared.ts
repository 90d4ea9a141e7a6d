import { useEffect } from "react";
import type { PeopleIndex } from "./people.model.ts";

/** Time spent on folding in one task, ms: too short to delay a frame. */
const share = 5;

/** Folds the names ahead of time in short tasks, so that the first key press is not slower than the others. */
export function usePrepared(people: PeopleIndex | null): void {
  useEffect(() => {
    if (!people) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const end = performance.now() + share;
      if (!people.prepare(() => performance.now() < end)) timer = setTimeout(work);
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [people]);
}
