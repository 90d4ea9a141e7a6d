import type { Day } from "../../../core/time/day.ts";
import {
  categoryColumn,
  type DocumentColumn,
  nameColumn,
  receivingColumn,
  registryColumn,
  statusColumn,
  toExpiryColumn,
} from "../../shared/documents/document-columns.tsx";

export function toFolderColumns(today: Day): readonly DocumentColumn[] {
  return [nameColumn, categoryColumn, registryColumn, receivingColumn, toExpiryColumn(today), statusColumn];
}
