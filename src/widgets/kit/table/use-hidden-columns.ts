import { useMemo, useState } from "react";
import { useWidget } from "../element/context.ts";
import type { Column } from "./column.ts";
import { useSteady } from "./use-steady.ts";

/** Ids of the columns that are switched off. */
type Hidden = readonly string[];

const toKey = (storageKey: string) => `shuttle.columns.${storageKey}`;

function parse(text: string | null): Hidden | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((id) => typeof id === "string") : null;
  } catch {
    // Written by something else: as if nothing were remembered.
    return null;
  }
}

/** The choice of columns, remembered in this browser under the table's key. */
export function useHiddenColumns<Row>(columns: readonly Column<Row>[], storageKey: string | undefined) {
  const storage = useWidget().session.environment.storage("local");
  const [chosen, setChosen] = useState(() => (storageKey ? parse(storage.get(toKey(storageKey))) : null));
  const hideable = useMemo(() => columns.filter((column) => column.isHideable), [columns]);
  const hidden = useMemo(() => {
    const atFirst = hideable.filter((column) => column.isHiddenAtFirst).map(({ id }) => id);
    return (chosen ?? atFirst).filter((id) => hideable.some((column) => column.id === id));
  }, [hideable, chosen]);
  return {
    hidden,
    hideable,
    hide: useSteady((ids: Hidden) => {
      setChosen(ids);
      if (storageKey) storage.set(toKey(storageKey), JSON.stringify(ids));
    }),
  };
}
