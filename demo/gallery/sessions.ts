import { administrator, demoPerson } from "../examples.ts";
import { apiOf, sessionOf, states } from "./states.ts";

interface SessionElement extends HTMLElement {
  getToken: (() => Promise<string>) | null;
}

/** Caches the token, so that the sessions of all states share one sign-in. */
function createTokenSource(address: string): () => Promise<string> {
  let known: Promise<string> | null = null;
  const ask = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    return ((await response.json()) as { token: string }).token;
  };
  return () => {
    known ??= ask();
    known.catch(() => (known = null));
    return known;
  };
}

/** Opens a session per state, for company accounts or demo accounts; returns a function that removes them. */
export function openSessions(isDemo: boolean): () => void {
  const getToken = createTokenSource(isDemo ? "/intranet/token?account=demo" : "/intranet/token");
  const elements = states.map((state) => {
    const session = document.createElement("shuttle-session") as SessionElement;
    const person = state === "signed-out" ? {} : isDemo ? demoPerson : administrator;
    const attributes = { name: sessionOf(state), storage: "memory", "api-base": apiOf(state), ...person };
    for (const [name, value] of Object.entries(attributes)) session.setAttribute(name, value);
    if (state !== "signed-out") session.getToken = getToken;
    document.body.append(session);
    return session;
  });
  return () => {
    for (const session of elements) session.remove();
  };
}
