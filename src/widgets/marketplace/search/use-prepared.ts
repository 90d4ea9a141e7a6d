import { useEffect } from "react";
import type { PeopleIndex } from "./people.model.ts";

/** Work between two frames that nobody notices, ms. */
const share = 5;

/** Folds the names while the page has nothing else to do, so that the first key is as quick as the others. */
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
