import type { Day } from "../../../core/day.ts";
import {
  categoryColumn,
  type DocumentColumn,
  nameColumn,
  receivingColumn,
  registryColumn,
  statusColumn,
  toExpiryColumn,
} from "../../kit/documents/document-columns.tsx";

export function toFolderColumns(today: Day): readonly DocumentColumn[] {
  return [nameColumn, categoryColumn, registryColumn, receivingColumn, toExpiryColumn(today), statusColumn];
}
