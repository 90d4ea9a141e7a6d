import { eq } from "drizzle-orm";
import { Hono, type Context } from "hono";
import * as v from "valibot";
import { beginAttempt, forgetFailures, takeBack } from "../accounts/login-failures.ts";
import { hashSecret, isSecret } from "../accounts/passwords.ts";
import { issueToken } from "../accounts/sessions.ts";
import { addressOfClient } from "../http/client.ts";
import { accounts, companies } from "../schema-accounts.ts";
import type { ApiEnvironment } from "./environment.ts";
import { signedIn } from "./guards.ts";
import { Problem } from "./problem.ts";
import { readBody } from "./validation.ts";

const username = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(254));
const secret = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256));
const credentials = v.object({ username, password: secret });
const proof = v.object({ username, password: secret, pin: secret });

const wrongPassword = "Şifre ile e-mail adresi uyuşmuyor. Lütfen şifrenizi kontrol edip tekrar deneyin.";
const wrongPin = "Geçersiz PIN kodu. Lütfen PIN kodunuzu kontrol edip tekrar deneyin.";

/** Compared for an unknown username, so that the response takes as long as for a wrong password. */
const nobodysHash = hashSecret("nobody");

export const signInApi = new Hono<ApiEnvironment>()
  .post("/api/company/login/", async (c) => {
    const { username: name, password } = await readBody(c, credentials);
    const { account, attempt } = await accountOf(c, name, password);
    await takeBack(c.var.database, attempt);
    const [company] = await c.var.database.select().from(companies).where(eq(companies.id, account.companyId));
    if (!company) throw new Error(`Account ${account.id} has no company`);
    return c.json({
      full_name: account.fullName,
      company_id: company.id,
      user_id: account.id,
      company_latlng: `${company.lat.toFixed(4)},${company.lng.toFixed(4)}`,
      account_type: account.accountType,
      user_type: account.userType,
      is_documents_enabled: company.isDocumentsEnabled,
      // The string "null", as the provider sends it.
      logo: account.logo ?? "null",
    });
  })
  .post("/api/company/login-2fa/", async (c) => {
    const { username: name, password, pin } = await readBody(c, proof);
    const { database, now, tokenMinutes } = c.var;
    const { account } = await accountOf(c, name, password);
    if (!(await isSecret(pin, account.pinHash))) throw new Problem(400, { message: wrongPin });
    await forgetFailures(database, { username: name, address: addressOfClient(c) });
    if (account.signInMessage !== null) return c.json({ message: account.signInMessage });
    const [company] = await database.select().from(companies).where(eq(companies.id, account.companyId));
    const token = await issueToken(database, account.id, now, tokenMinutes);
    return c.json({ token, company_name: company?.name ?? null });
  })
  .get("/api/company/logout/", signedIn, async (c) => {
    await c.var.sessions.end(c.var.token);
    return c.json({});
  });

/** The account of a name and password, and the recorded attempt. */
async function accountOf(c: Context<ApiEnvironment>, name: string, password: string) {
  const { database, now } = c.var;
  const attempt = await beginAttempt(database, { username: name, address: addressOfClient(c) }, now);
  if ("secondsToWait" in attempt) {
    const { secondsToWait: seconds } = attempt;
    const minutes = Math.ceil(seconds / 60);
    const message = `Çok fazla hatalı deneme yaptınız. Lütfen ${minutes} dakika sonra yeniden deneyin.`;
    throw new Problem(429, { message }, { "retry-after": String(seconds) });
  }
  const [account] = await database.select().from(accounts).where(eq(accounts.username, name));
  const isRight = await isSecret(password, account?.passwordHash ?? (await nobodysHash));
  if (!account || !isRight) throw new Problem(400, { message: wrongPassword });
  return { account, attempt };
}
