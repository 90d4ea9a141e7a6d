import { useMemo, useState } from "react";
import { personalStorage } from "../../../core/platform/personal-storage.ts";
import { useWidget } from "../element/context.ts";
import type { Column } from "./column.ts";
import { useEventCallback } from "./use-event-callback.ts";

/** Whether a column is shown, by id, for the columns that the user has chosen among. */
type ColumnChoice = ReadonlyMap<string, boolean>;

type Hideable = Pick<Column<never>, "id" | "isHideable" | "isHiddenAtFirst">;

/** Reads what is stored: `{"plate":false,"email":true}`, or only the hidden ones as earlier versions wrote them: `["plate"]`. */
export function parseColumnChoice(text: string | null): ColumnChoice {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    const entries = Array.isArray(value) ? value.map((id) => [id, false] as const) : Object.entries(value ?? {});
    return new Map(entries.filter(([id, isShown]) => typeof id === "string" && typeof isShown === "boolean"));
  } catch {
    // Written by another program: treated as not set.
    return new Map();
  }
}

/** Ids of the hidden columns. A column that the user hasn't chosen about, such as a new one, is as at first. */
export function toHidden(columns: readonly Hideable[], choice: ColumnChoice): readonly string[] {
  return columns
    .filter(({ id, isHideable, isHiddenAtFirst = false }) => isHideable && !(choice.get(id) ?? !isHiddenAtFirst))
    .map(({ id }) => id);
}

/** The choice of columns, stored per user under the table's key. */
export function useHiddenColumns<Row>(columns: readonly Column<Row>[], storageKey: string | undefined) {
  const { session } = useWidget();
  const [entry] = useState(() => (storageKey ? personalStorage(session, "columns", storageKey) : null));
  const [choice, setChoice] = useState(() => parseColumnChoice(entry && entry.storage.get(entry.key)));
  const hideable = useMemo(() => columns.filter((column) => column.isHideable), [columns]);
  const hidden = useMemo(() => toHidden(hideable, choice), [hideable, choice]);
  return {
    hidden,
    hideable,
    hide: useEventCallback((ids: readonly string[]) => {
      const next = new Map(hideable.map(({ id }) => [id, !ids.includes(id)] as const));
      setChoice(next);
      entry?.storage.set(entry.key, JSON.stringify(Object.fromEntries(next)));
    }),
  };
}
