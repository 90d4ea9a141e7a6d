import { memo } from "react";
import columnsIcon from "lucide-static/icons/columns-3.svg?raw";
import { CheckList } from "../field/check-list.tsx";
import { Popup } from "../overlay/popup.tsx";
import type { Column } from "./column.ts";
import { tableMessages as texts } from "./table.messages.ts";

interface ColumnChoiceProps<Row> {
  readonly hideable: readonly Column<Row>[];
  readonly hidden: readonly string[];
  readonly onHide: (ids: readonly string[]) => void;
}

function ColumnChoicePlain<Row>({ hideable, hidden, onHide }: ColumnChoiceProps<Row>) {
  if (hideable.length === 0) return null;
  const ids = hideable.map(({ id }) => id);
  return (
    <Popup label={texts.columns} icon={columnsIcon} placement="end">
      {() => (
        <CheckList
          label={texts.columns}
          options={hideable.map(({ id, header }) => ({ value: id, label: header }))}
          value={ids.filter((id) => !hidden.includes(id))}
          onChange={(shown) => onHide(ids.filter((id) => !shown.includes(id)))}
        />
      )}
    </Popup>
  );
}

/** Selection of the visible columns. */
export const ColumnChoice = memo(ColumnChoicePlain) as typeof ColumnChoicePlain;
