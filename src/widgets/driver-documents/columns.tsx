import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { ApiError } from "../../core/http/errors.ts";
import type { Day } from "../../core/time/day.ts";
import { type DocumentColumn, documentColumns, toExpiryColumn } from "../shared/documents/document-columns.tsx";
import { documentMessages } from "../shared/documents/documents.messages.ts";
import { toRefusalText } from "../shared/documents/document-status.tsx";
import { Chip } from "../kit/text/chip.tsx";

/** `failures`: errors of the last bulk approval by document id; each is shown in its row. */
export function toColumns(today: Day, failures: ReadonlyMap<number, ApiError>): readonly DocumentColumn[] {
  const { name, category, driver, route, registry } = documentColumns();
  const nameAndFailure: DocumentColumn =
    failures.size === 0
      ? name
      : {
          ...name,
          cell: (document, mark) => {
            const error = failures.get(document.id);
            const title = <span lang="tr">{mark(document.name)}</span>;
            if (!error) return title;
            return (
              <span className="document-state">
                {title}
                <Chip kind="bad" icon={triangleAlertIcon}>
                  {documentMessages.notApproved}
                </Chip>
                <span className="document-reason">{toRefusalText(error)}</span>
              </span>
            );
          },
        };
  // All columns fit, so none can be hidden.
  const columns = [nameAndFailure, category, driver, route, registry, toExpiryColumn(today)];
  return columns.map((column) => ({ ...column, isHideable: false }));
}
