import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { answerMonth } from "./answers.ts";

export const month = "2026-10";

interface Seen {
  most: number;
  addresses: string[];
}

/** A provider with eight routes, a driver and two bookings a day for each of them, that counts the running calls. */
export function provider({
  fails = () => false,
  hold,
}: { fails?: (address: string) => boolean; hold?: Promise<void> } = {}) {
  const seen: Seen = { most: 0, addresses: [] };
  let running = 0;
  const environment = createTestEnvironment(async (request) => {
    const address = new URL(request.url);
    const asked = decodeURIComponent(address.pathname + address.search);
    seen.addresses.push(asked);
    running += 1;
    seen.most = Math.max(seen.most, running);
    await (hold ?? Promise.resolve());
    await new Promise((resolve) => setTimeout(resolve, 0));
    running -= 1;
    if (fails(asked)) return json({}, 400);
    return json(answerMonth(address, month));
  });
  const session = createSession({ environment });
  session.open("token", { userName: "elif", userType: "admin", accountType: "company", companyId: "42" } as Profile);
  return { session, seen, environment };
}
