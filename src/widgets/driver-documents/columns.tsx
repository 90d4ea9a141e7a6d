import type { ApiError } from "../../core/http/errors.ts";
import type { Day } from "../../core/time/day.ts";
import {
  categoryColumn,
  type DocumentColumn,
  driverColumn,
  nameColumn,
  registryColumn,
  routeColumn,
  toExpiryColumn,
} from "../shared/documents/document-columns.tsx";
import { documentMessages } from "../shared/documents/documents.messages.ts";
import { toRefusalText } from "../shared/documents/refusal-text.ts";
import { Chip } from "../kit/text/chip.tsx";
import { triangleAlertIcon } from "../kit/text/icons.ts";

/** `failures`: errors of the last bulk approval by document id; each is shown in its row. */
export function toColumns(today: Day, failures: ReadonlyMap<number, ApiError>): readonly DocumentColumn[] {
  const name: DocumentColumn =
    failures.size === 0
      ? nameColumn
      : {
          ...nameColumn,
          cell: (document, mark) => {
            const error = failures.get(document.id);
            if (!error) return mark(document.name);
            return (
              <span className="document-state">
                {mark(document.name)}
                <Chip kind="bad" icon={triangleAlertIcon}>
                  {documentMessages.notApproved}
                </Chip>
                <span className="document-reason">{toRefusalText(error)}</span>
              </span>
            );
          },
        };
  // All columns fit, so none can be hidden.
  const columns = [name, categoryColumn, driverColumn, routeColumn, registryColumn, toExpiryColumn(today)];
  return columns.map((column) => ({ ...column, isHideable: false }));
}
