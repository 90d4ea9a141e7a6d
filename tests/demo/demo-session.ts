import { createSession, type Profile, type Session } from "../../src/core/session/session.ts";
import type { administrator, TestApi } from "./helpers.ts";
import { createTestEnvironment, type TestEnvironment } from "../helpers/environment.ts";

export interface DemoSession {
  readonly session: Session;
  readonly environment: TestEnvironment;
}

/** A signed-in session whose network is the demo API, in this process. */
export async function openDemoSession(api: TestApi, account: typeof administrator): Promise<DemoSession> {
  const environment = createTestEnvironment(async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const body = method === "GET" || method === "DELETE" ? undefined : await request.clone().text();
    return api.request(pathname + search, { method, headers: Object.fromEntries(request.headers), body });
  });
  const session = createSession({ environment });
  const { fullName: userName, userType, accountType } = account;
  session.open(await api.tokenFor(account), { userName, userType, accountType } as unknown as Profile);
  return { session, environment };
}
