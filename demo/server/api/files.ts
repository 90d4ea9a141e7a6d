import { eq } from "drizzle-orm";
import { Hono, type Context } from "hono";
import * as v from "valibot";
import { dayInIstanbul } from "../calendar/day.ts";
import { fileChoices, fileColumns, findFiles } from "../files/find-files.ts";
import { toFileJson } from "../files/file-json.ts";
import { originOf } from "../http/origin.ts";
import { companies } from "../schema-accounts.ts";
import type { ApiEnvironment, SignedInEnvironment } from "./environment.ts";
import { companyOnly } from "./guards.ts";
import { forbidden } from "./problem.ts";
import { pageSize, positiveInteger, readQuery } from "./validation.ts";

/** `-column` for descending. */
const ordering = v.pipe(
  v.string(),
  v.transform((text) => ({ column: text.replace(/^-/, ""), isDescending: text.startsWith("-") })),
  v.object({ column: v.picklist(fileColumns, "Bu sütuna göre sıralanamaz."), isDescending: v.boolean() }),
);

/** An empty value filters nothing. */
const wanted = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => (text === "" ? undefined : text)),
  ),
);

const fileQuery = v.object({
  page: v.optional(positiveInteger, "1"),
  page_size: v.optional(pageSize(), "20"),
  name: wanted,
  file_type: wanted,
  period: wanted,
  ordering: v.optional(ordering, "-uploaded_at"),
});

export const filesApi = new Hono<ApiEnvironment>()
  .get("/api/company/documents/", companyOnly, async (c) => {
    await requireDocuments(c);
    const { name, file_type: type, period, ordering: order, page, page_size: size } = readQuery(c, fileQuery);
    const today = dayInIstanbul(c.var.now);
    const { files, count } = findFiles(today, { name, type, period, order, page, pageSize: size });
    return c.json({ results: files.map((file) => toFileJson(file, originOf(c))), count });
  })
  .get("/api/company/documents/column-filters/", companyOnly, async (c) => {
    await requireDocuments(c);
    return c.json({ results: fileChoices(dayInIstanbul(c.var.now)) });
  });

/** 403 unless the module is enabled for the company, which the sign-in response also says. */
async function requireDocuments(c: Context<SignedInEnvironment>): Promise<void> {
  const [company] = await c.var.database
    .select({ isEnabled: companies.isDocumentsEnabled })
    .from(companies)
    .where(eq(companies.id, c.var.account.companyId));
  if (company?.isEnabled !== true) throw forbidden();
}
