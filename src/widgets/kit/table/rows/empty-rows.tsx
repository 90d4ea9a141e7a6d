import { EmptyPanel } from "../../feedback/panel.tsx";
import { tableMessages as texts } from "../table.messages.ts";

interface EmptyRowsProps {
  /** Title if there are no rows at all. */
  readonly title: string;
  /** There may be rows that search and filters hide. */
  readonly isFiltered: boolean;
  readonly isRefreshing: boolean;
  readonly onClear: () => void;
}

export function EmptyRows({ title, isFiltered, isRefreshing, onClear }: EmptyRowsProps) {
  return (
    <div className="table-frame empty-rows" aria-busy={isRefreshing}>
      {isRefreshing && <span className="table-progress" />}
      {isFiltered ? (
        <EmptyPanel title={texts.noMatch}>
          {texts.noMatchHelp}
          <div>
            <button type="button" className="button small" onClick={onClear}>
              {texts.clearFilters}
            </button>
          </div>
        </EmptyPanel>
      ) : (
        <EmptyPanel title={title} />
      )}
    </div>
  );
}
