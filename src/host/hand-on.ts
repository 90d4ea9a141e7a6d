import type { PlaceName } from "../core/portal/addresses.ts";
import type { Session } from "../core/session/session.ts";
import type { Router } from "./router.ts";

const loadFacts = () => import("./facts.ts");

/** Lists whose rows lead to the trips of a route. */
const lists: ReadonlySet<PlaceName> = new Set(["booking", "past-trips"]);

/** The trips of a route are opened from a list with the routes already known, so that they begin without asking for them. */
export function createHandOn(session: Session, router: Pick<Router, "$location">): () => void {
  let facts: Awaited<ReturnType<typeof loadFacts>> | null = null;

  const prepare = async () => {
    if (!lists.has(router.$location.get().name)) return;
    facts ??= await loadFacts();
    // Bookings tell nothing of routes but their own.
    if (router.$location.get().name === "booking") facts.learnRoutes(session);
  };
  // Without its code the trips ask for themselves.
  const handleReady = () => void prepare().catch(() => undefined);
  document.addEventListener("shuttle-ready", handleReady);
  let before = router.$location.get().name;
  const stop = router.$location.listen(({ name }) => {
    if (name === "past-route-details" && lists.has(before)) facts?.handOnRoutes(session);
    before = name;
  });
  return () => {
    document.removeEventListener("shuttle-ready", handleReady);
    stop();
  };
}
