import { useMemo } from "react";
import { formatDistance } from "../../../core/text/format.ts";
import { defineFields, integer, percent, screenOnly, text } from "../../kit/table/fields.ts";
import { LocalTable } from "../../kit/table/local-table.tsx";
import { spreadMessages as texts } from "../personnel.messages.ts";
import type { Area, Spread } from "./spread.model.ts";

export const areaName = ({ name }: Pick<Area, "name">) => name ?? texts.others;

interface TableProps {
  readonly spread: Spread;
  /** Id of the area that the map is centred on. */
  readonly selected: string | null;
  readonly onShow: (id: string) => void;
}

/** The map's numbers as a table. */
export function AreaTable({ spread, selected, onShow }: TableProps) {
  const columns = useMemo(() => toColumns(spread.people, selected, onShow), [spread.people, selected, onShow]);
  const isMerged = spread.areas.some(({ name }) => name === null);
  const isHidden = spread.areas.some(({ withoutRoute }) => withoutRoute === null);
  return (
    <div className="card clipped spread-list" part="card">
      <LocalTable
        caption={texts.caption}
        columns={columns}
        rows={spread.areas}
        rowName={areaName}
        hasPaging={false}
        noun={texts.noun}
        searchLabel={texts.search}
        emptyTitle={texts.empty}
      />
      {(isMerged || isHidden) && (
        <div className="spread-notes grid gap-4 muted text-sm">
          {isMerged && <p>{texts.othersHelp}</p>}
          {isHidden && <p>{texts.hiddenHelp}</p>}
        </div>
      )}
    </div>
  );
}

const toColumns = (all: number, selected: string | null, onShow: (id: string) => void) =>
  defineFields<Area>([
    text("district", texts.district, areaName, { role: "title", isSearched: true, isSortable: true }),
    integer("people", texts.people, ({ people }) => people, { role: "value", isSortable: true }),
    percent("share", texts.share, ({ people }) => (people / all) * 100, { role: "summary", isSortable: true }),
    integer("median", texts.median, ({ medianWalk }) => medianWalk, {
      text: ({ medianWalk }) => formatDistance(medianWalk),
      isSortable: true,
    }),
    integer("without-route", texts.withoutRoute, ({ withoutRoute }) => withoutRoute, { isSortable: true }),
    screenOnly({
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
    }),
  ]).columns;
