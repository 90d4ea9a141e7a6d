import type { PlaceName } from "../core/portal/addresses.ts";
import { passOn } from "../core/portal/hand-over.ts";
import type { Session } from "../core/session/session.ts";
import type { Router } from "./router.ts";

const loadFacts = () => import("./facts.ts");

/** Places with a list whose rows link to the trips of a route. */
const lists: ReadonlySet<PlaceName> = new Set(["booking", "past-trips"]);

/**
 * When the trips of a route are opened from a list, passes the routes already loaded, so that the trips need no call for
 * them. What another area hands over, such as an address, is passed on, because it must not be in the portal's address.
 */
export function createHandOn(session: Session, router: Pick<Router, "$location">): () => void {
  let facts: Awaited<ReturnType<typeof loadFacts>> | null = null;

  const prepare = async () => {
    if (!lists.has(router.$location.get().name)) return;
    facts ??= await loadFacts();
    // The past-trips list has loaded all routes itself; bookings contain only their own.
    if (router.$location.get().name === "booking") facts.learnRoutes(session);
  };
  // If the chunk fails to load, the trips make the call themselves.
  const handleReady = () => void prepare().catch(() => undefined);
  document.addEventListener("shuttle-ready", handleReady);
  let before = router.$location.get().name;
  const stop = router.$location.listen(({ name }) => {
    if (name === "past-route-details" && lists.has(before)) facts?.handOnRoutes(session);
    if (name !== before) passOn(session, name);
    before = name;
  });
  return () => {
    document.removeEventListener("shuttle-ready", handleReady);
    stop();
  };
}
