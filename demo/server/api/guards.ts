import { createMiddleware } from "hono/factory";
import type { Account } from "../accounts/sessions.ts";
import type { SignedInEnvironment } from "./environment.ts";
import { forbidden, unauthorized } from "./problem.ts";

function guard(mayEnter: (account: Account) => boolean) {
  return createMiddleware<SignedInEnvironment>(async (c, next) => {
    const header = c.req.header("authorization");
    if (header === undefined) throw unauthorized("Giriş bilgileri verilmedi.");
    const token = /^Token ([\w-]+)$/.exec(header)?.[1];
    if (token === undefined) throw unauthorized("Geçersiz token başlığı.");
    const account = await c.var.sessions.accountOfToken(token, c.var.now);
    if (account === "unknown") throw unauthorized("Geçersiz token.");
    if (account === "expired") throw unauthorized("Oturumunuzun süresi doldu.");
    if (!mayEnter(account)) throw forbidden();
    c.set("account", account);
    c.set("token", token);
    await next();
  });
}

export const signedIn = guard(() => true);
export const companyOnly = guard(({ accountType }) => accountType === "company");
export const demoOnly = guard(({ accountType }) => accountType === "demo");
/** For calls that only administrators of a company may make. */
export const administratorOnly = guard(
  ({ accountType, userType }) => accountType === "company" && userType === "admin",
);
