import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import { type DocumentStatus, toDocumentStatus } from "../../../core/drivers/document-status.ts";
import { Chip, type ChipKind } from "../../kit/text/chip.tsx";
import { checkIcon, clockIcon, hourglassIcon, xIcon } from "../../kit/text/icons.ts";
import { documentMessages as texts } from "./documents.messages.ts";

/** Red while it waits for the company, green when approved, otherwise the warning colour. */
const looks: Readonly<Record<DocumentStatus, readonly [ChipKind, string]>> = {
  awaiting: ["bad", clockIcon],
  approved: ["ok", checkIcon],
  rejected: ["warn", xIcon],
  other: ["warn", hourglassIcon],
};

type Stated = Pick<DriverDocument, "status" | "statusText">;

/** Display text of a document's status. */
export function toStatusText(document: Stated): string {
  const status = toDocumentStatus(document);
  return status === "other" ? (document.statusText ?? texts.status.unknown) : texts.status[status];
}

export function StatusChip({ document }: { readonly document: Stated }) {
  const status = toDocumentStatus(document);
  const [kind, icon] = looks[status];
  const isProviders = status === "other" && document.statusText !== null;
  return (
    <Chip kind={kind} icon={icon}>
      {isProviders ? <span lang="tr">{document.statusText}</span> : toStatusText(document)}
    </Chip>
  );
}
