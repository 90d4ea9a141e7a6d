import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { DriverDocument } from "../../core/api/driver-documents.ts";
import type { ApiError } from "../../core/http/errors.ts";
import type { Day } from "../../core/time/day.ts";
import type { Column } from "../kit/table/column.ts";
import { defineFields } from "../kit/table/fields.ts";
import { Chip } from "../kit/text/chip.tsx";
import { documentFields } from "../shared/documents/document-fields.tsx";
import { DocumentState, toRefusalText } from "../shared/documents/document-status.tsx";
import { documentMessages } from "../shared/documents/documents.messages.ts";

/** `failures`: errors of the last bulk approval by document id; each is shown in its row. */
export function toColumns(today: Day, failures: ReadonlyMap<number, ApiError>): readonly Column<DriverDocument>[] {
  const { name, category, driver, route, registry, expiry } = documentFields(today);
  const { columns } = defineFields<DriverDocument>([name, category, driver, route, registry, expiry]);
  return columns.map((column) => ({
    ...column,
    // All columns fit, so none can be hidden.
    isHideable: false,
    ...(column.role === "title" && {
      cell: (document, mark) => {
        const error = failures.get(document.id);
        const title = column.cell?.(document, mark);
        if (!error) return title;
        return (
          <DocumentState>
            {title}
            <Chip kind="bad" icon={triangleAlertIcon}>
              {documentMessages.notApproved}
            </Chip>
            <span className="muted text-sm">{toRefusalText(error)}</span>
          </DocumentState>
        );
      },
    }),
  }));
}
