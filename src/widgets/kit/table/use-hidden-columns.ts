import { useMemo, useState } from "react";
import { personalStorage } from "../../../core/platform/personal-storage.ts";
import { useWidget } from "../element/context.ts";
import type { Column } from "./column.ts";
import { useEventCallback } from "./use-event-callback.ts";

/** Ids of the hidden columns. */
type Hidden = readonly string[];

function parse(text: string | null): Hidden | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((id) => typeof id === "string") : null;
  } catch {
    // Written by another program: treated as not set.
    return null;
  }
}

/** The choice of columns, stored per user under the table's key. */
export function useHiddenColumns<Row>(columns: readonly Column<Row>[], storageKey: string | undefined) {
  const { session } = useWidget();
  const [entry] = useState(() => (storageKey ? personalStorage(session, "columns", storageKey) : null));
  const [chosen, setChosen] = useState(() => entry && parse(entry.storage.get(entry.key)));
  const hideable = useMemo(() => columns.filter((column) => column.isHideable), [columns]);
  const hidden = useMemo(() => {
    const atFirst = hideable.filter((column) => column.isHiddenAtFirst).map(({ id }) => id);
    return (chosen ?? atFirst).filter((id) => hideable.some((column) => column.id === id));
  }, [hideable, chosen]);
  return {
    hidden,
    hideable,
    hide: useEventCallback((ids: Hidden) => {
      setChosen(ids);
      entry?.storage.set(entry.key, JSON.stringify(ids));
    }),
  };
}
