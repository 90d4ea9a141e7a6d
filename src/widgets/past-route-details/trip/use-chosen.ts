import { useState } from "react";
import { useSteady } from "../../kit/table/use-steady.ts";

/** The chosen event or stop of a trip; another trip begins with none. Choosing it once more lets it go. */
export function useChosen(tripId: number): readonly [string | null, (id: string) => void] {
  const [chosen, setChosen] = useState<{ readonly tripId: number; readonly id: string } | null>(null);
  const id = chosen?.tripId === tripId ? chosen.id : null;
  const choose = useSteady((wanted: string) => setChosen(wanted === id ? null : { tripId, id: wanted }));
  return [id, choose];
}
