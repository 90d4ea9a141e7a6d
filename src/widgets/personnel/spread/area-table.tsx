import { useMemo, useState } from "react";
import { formatDistance, formatNumber, formatPercent } from "../../../core/text/format.ts";
import type { Column } from "../../kit/table/column.ts";
import { DataTable } from "../../kit/table/data-table.tsx";
import { longestPageSize } from "../../kit/table/page-size.contract.ts";
import { firstPage } from "../../kit/table/table-state.ts";
import { spreadMessages as texts } from "../personnel.messages.ts";
import type { Area, Spread } from "./spread.model.ts";

const defaults = firstPage(longestPageSize);
const rowId = ({ id }: Area) => id;
export const areaName = ({ name }: Pick<Area, "name">) => name ?? texts.others;

interface TableProps {
  readonly spread: Spread;
  /** Id of the area that the map is centred on. */
  readonly selected: string | null;
  readonly onShow: (id: string) => void;
}

/** The map's numbers as a table. */
export function AreaTable({ spread, selected, onShow }: TableProps) {
  const [state, setState] = useState(defaults);
  const columns = useMemo(() => toColumns(spread.people, selected, onShow), [spread.people, selected, onShow]);
  const isMerged = spread.areas.some(({ name }) => name === null);
  const isHidden = spread.areas.some(({ withoutRoute }) => withoutRoute === null);
  return (
    <div className="card clipped spread-list" part="card">
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={spread.areas}
        rowId={rowId}
        rowName={areaName}
        state={state}
        onChange={setState}
        defaults={defaults}
        mode="client"
        hasPaging={false}
        noun={texts.noun}
        searchLabel={texts.search}
        emptyTitle={texts.empty}
      />
      {(isMerged || isHidden) && (
        <div className="spread-notes">
          {isMerged && <p>{texts.othersHelp}</p>}
          {isHidden && <p>{texts.hiddenHelp}</p>}
        </div>
      )}
    </div>
  );
}

function toColumns(all: number, selected: string | null, onShow: (id: string) => void): Column<Area>[] {
  const figure = { align: "end", isSortable: true } as const;
  return [
    { id: "district", header: texts.district, text: areaName, role: "title", isSearched: true, isSortable: true },
    {
      id: "people",
      header: texts.people,
      role: "value",
      text: ({ people }) => formatNumber(people),
      value: ({ people }) => people,
      ...figure,
    },
    {
      id: "share",
      header: texts.share,
      role: "summary",
      text: ({ people }) => formatPercent((people / all) * 100),
      value: ({ people }) => people,
      ...figure,
    },
    {
      id: "median",
      header: texts.median,
      text: ({ medianWalk }) => formatDistance(medianWalk),
      value: ({ medianWalk }) => medianWalk,
      ...figure,
    },
    {
      id: "without-route",
      header: texts.withoutRoute,
      text: ({ withoutRoute }) => formatNumber(withoutRoute),
      value: ({ withoutRoute }) => withoutRoute,
      ...figure,
    },
    {
      id: "show",
      header: texts.showOnMap,
      text: () => "",
      cell: (area) =>
        area.position === null ? (
          <span className="subtle">{texts.noPosition}</span>
        ) : (
          <button
            type="button"
            className="button small"
            aria-label={texts.showOnMapOf(areaName(area))}
            aria-pressed={area.id === selected}
            onClick={() => onShow(area.id)}
          >
            {texts.showOnMap}
          </button>
        ),
      role: "action",
    },
  ];
}
