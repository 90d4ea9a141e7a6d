import { useId, useState } from "react";
import type { Column } from "../column.ts";
import type { TableTotals } from "../rows/table-totals.tsx";
import type { RecordLayout } from "./record.model.ts";
import { RecordLine } from "./record-line.tsx";

interface TotalsRecordProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly layout: RecordLayout<Row>;
  readonly totals: TableTotals;
}

/** The totals, before all rows: after them they would be hard to find. */
export function TotalsRecord<Row>({ columns, layout: { value }, totals }: TotalsRecordProps<Row>) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const { title, cells, remark } = totals;
  const name = [title, remark === undefined ? undefined : cells[remark]].filter(Boolean).join(", ");
  const others = columns.filter((column) => column !== value && column.id !== remark && cells[column.id]);
  return (
    <div className={isUnfolded ? "record totals unfolded" : "record totals"}>
      <RecordLine
        title={name}
        titleText={name}
        valueLabel={value?.header}
        value={value && cells[value.id]}
        summary={null}
        act={others.length > 0 ? "unfold" : null}
        isUnfolded={isUnfolded}
        foldId={id}
        onAct={() => setUnfolded(!isUnfolded)}
      />
      {isUnfolded && (
        <div className="record-fold" id={id}>
          <dl className="record-pairs">
            {others.map((column) => (
              <div key={column.id}>
                <dt>{column.header}</dt>
                <dd>{cells[column.id]}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
