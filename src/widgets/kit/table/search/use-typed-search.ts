import { useEffect, useEffectEvent, useState } from "react";
import { typingPause } from "../../../../core/query/typing-pause.ts";

/** When a search begins: with every key, when the person pauses, or when they press Enter. */
type SearchMoment = "key" | "pause" | "enter";

interface TypedSearch {
  /** The field's text, which may be ahead of the search. */
  readonly typed: string;
  type(search: string): void;
  /** Enter. */
  submit(): void;
}

/**
 * The text of the search field, passed on at once, after a pause or on Enter. Typed text isn't lost by what happens meanwhile:
 * answers, other changes of the table, its removal (which passes it on).
 */
export function useTypedSearch(search: string, moment: SearchMoment, onSearch: (search: string) => void): TypedSearch {
  /** null: nothing is on its way, the field shows the table's own search. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const [told, setTold] = useState(search);
  const [searchBefore, setSearchBefore] = useState(search);

  if (search !== searchBefore) {
    setSearchBefore(search);
    // The search was changed from outside ("Filtreleri Temizle", another `query`), not by our own call of `onSearch`.
    if (search === waiting || search !== told) setWaiting(null);
  }

  const send = () => {
    if (waiting === null || waiting === search) {
      setWaiting(null);
      return;
    }
    setTold(waiting);
    onSearch(waiting);
  };
  const tell = useEffectEvent(send);
  // An emptied field is passed on at once, without Enter.
  const wait = moment !== "enter" ? typingPause : waiting === "" ? 0 : null;
  useEffect(() => {
    if (waiting === null || wait === null) return;
    const timer = setTimeout(() => tell(), wait);
    return () => clearTimeout(timer);
  }, [waiting, wait]);
  const leave = useEffectEvent(() => {
    if (moment !== "enter") tell();
  });
  useEffect(() => () => leave(), []);

  return { typed: waiting ?? search, type: moment === "key" ? onSearch : setWaiting, submit: send };
}
