import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import type { Day } from "../../../core/time/day.ts";
import { toDaysLeft } from "../../../core/drivers/expiry.ts";
import type { SheetColumn } from "../../kit/sheet/model.ts";
import { toStatusText } from "./document-status.tsx";
import { documentMessages as texts } from "./documents.messages.ts";

/** All fields of a document in the provider's order, and the days of validity left. */
export function toDocumentSheetColumns(today: Day): readonly SheetColumn<DriverDocument>[] {
  return [
    { header: texts.name, type: "text", value: ({ name }) => name },
    { header: texts.category, type: "text", value: ({ category }) => category },
    { header: texts.registryDay, type: "date", value: ({ registryDay }) => registryDay },
    { header: texts.state, type: "text", value: toStatusText },
    { header: texts.rejectionReason, type: "text", value: ({ rejectionReason }) => rejectionReason },
    { header: texts.value, type: "text", value: ({ value }) => value },
    { header: texts.driver, type: "text", value: ({ driverName }) => driverName },
    { header: texts.route, type: "text", value: ({ routeName }) => routeName },
    { header: texts.receivingDay, type: "date", value: ({ receivingDay }) => receivingDay },
    { header: texts.expirationDay, type: "date", value: ({ expirationDay }) => expirationDay },
    { header: texts.daysLeftHead, type: "integer", value: (document) => toDaysLeft(document, today) },
  ];
}
