import { Hono, type Context } from "hono";
import * as v from "valibot";
import { dayInIstanbul } from "../calendar/day.ts";
import { decideDocuments } from "../drivers/decide-documents.ts";
import { toDocument, toDriverDocuments } from "../drivers/document-json.ts";
import { documentStatuses } from "../drivers/document-status.ts";
import { countMatches, findDocuments } from "../drivers/find-documents.ts";
import { requireDriver } from "../drivers/find-drivers.ts";
import { originOf } from "../http/origin.ts";
import { isReason, rejectionReasons } from "../drivers/rejection-reasons.ts";
import type { ApiEnvironment, SignedInEnvironment } from "./environment.ts";
import { companyOnly } from "./guards.ts";
import {
  jsonParameter,
  pageSize,
  positiveInteger,
  readForm,
  readParameter,
  readQuery,
  writtenText,
} from "./validation.ts";

const statuses = v.array(v.picklist(documentStatuses, "Böyle bir durum yok."));
/** The portal asks for all documents that wait for a decision in one call. */
const mostDocuments = 10_000;

const documentQuery = v.object({
  column_filters: v.optional(jsonParameter(v.strictObject({ statuses: v.optional(statuses, []) })), "{}"),
  page: v.optional(positiveInteger, "1"),
  per_page: v.optional(pageSize(mostDocuments), "20"),
});

const noDocument = "En az bir belge seçin.";
const id = v.pipe(v.number(noDocument), v.integer(noDocument), v.minValue(1, noDocument), v.maxValue(999_999_999));
const ids = v.pipe(
  v.array(id, noDocument),
  v.nonEmpty(noDocument),
  v.maxLength(1000, "Bir seferde en çok 1000 belge seçebilirsiniz."),
);
const decision = v.variant(
  "status",
  [
    v.object({ ids, status: v.literal("hr_approved") }),
    v.object({
      ids,
      status: v.literal("rejected"),
      rejection_reason: v.pipe(v.optional(writtenText(500), ""), v.check(isReason, "Bir neden belirtin.")),
    }),
  ],
  "Böyle bir karar yok.",
);

export const driverDocumentsApi = new Hono<ApiEnvironment>()
  .get("/api/driver/documents/", companyOnly, async (c) => {
    const query = readQuery(c, documentQuery);
    const search = { ...companyOf(c), statuses: query.column_filters.statuses };
    const count = await countMatches(c.var.database, search);
    const rows = await findDocuments(c.var.database, search, { number: query.page, size: query.per_page });
    return c.json({ documents: rows.map((row) => toDocument(row, originOf(c))), meta: { total_count: count } });
  })
  .get("/api/driver/documents/change-status/", companyOnly, (c) => c.json({ result: { choices: rejectionReasons } }))
  .post("/api/driver/documents/change-status/", companyOnly, async (c) => {
    const asked = await readForm(c, decision);
    const reason = asked.status === "rejected" ? asked.rejection_reason : null;
    const { database, account, now } = c.var;
    await decideDocuments(database, account, { ids: asked.ids, status: asked.status, reason }, now);
    return c.json({});
  })
  .get("/api/driver/documents/:driverId/", companyOnly, async (c) => {
    const driverId = readParameter(c.req.param("driverId"), positiveInteger);
    const search = { ...companyOf(c), driverId };
    await requireDriver(c.var.database, search);
    const rows = await findDocuments(c.var.database, search);
    return c.json({ result: toDriverDocuments(rows, originOf(c)) });
  });

function companyOf(c: Context<SignedInEnvironment>) {
  return { companyId: c.var.account.companyId, today: dayInIstanbul(c.var.now) };
}
