import { useEffect, useEffectEvent, useState } from "react";

/** A person pauses this long (ms) before the provider is asked. */
const pause = 250;

interface TypedSearch {
  /** What stands in the field. */
  readonly typed: string;
  type(search: string): void;
}

/**
 * The text of the search field, told on at once or after a pause. What is being typed outlives everything that happens
 * meanwhile: answers, other changes of the table, its removal.
 */
export function useTypedSearch(search: string, isPaused: boolean, onSearch: (search: string) => void): TypedSearch {
  /** null: nothing is on its way, the field shows the table's own search. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const [told, setTold] = useState(search);
  const [searchBefore, setSearchBefore] = useState(search);

  if (search !== searchBefore) {
    setSearchBefore(search);
    // Not our own word coming back: "Filtreleri Temizle", or another `query`.
    if (search === waiting || search !== told) setWaiting(null);
  }

  const tell = useEffectEvent(() => {
    if (waiting === null || waiting === search) {
      setWaiting(null);
      return;
    }
    setTold(waiting);
    onSearch(waiting);
  });
  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => tell(), pause);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => () => tell(), []);

  return { typed: waiting ?? search, type: isPaused ? setWaiting : onSearch };
}
