import { useEffect, useEffectEvent, useState } from "react";
import { typingPause } from "../../../../core/query/typing-pause.ts";

/** When a search begins: with every key, when the person pauses, or when they press Enter. */
type SearchMoment = "key" | "pause" | "enter";

interface TypedSearch {
  /** The field's text, which may be ahead of the search. */
  readonly typed: string;
  type(search: string): void;
  /** Passes the text on at once, on Enter. */
  submit(): void;
}

/**
 * The text of the search field, passed on at once, after a pause or on Enter. Responses and other changes of the table don't
 * overwrite typed text. When the table is removed, the text is passed on, except in "enter" mode.
 */
export function useTypedSearch(search: string, moment: SearchMoment, onSearch: (search: string) => void): TypedSearch {
  /** null: no typed text is pending, the field shows the table's own search. */
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
