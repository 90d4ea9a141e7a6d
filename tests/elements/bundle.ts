/** A page may have the elements and the API at another origin (tests/engines). */
const { bundle = "/dist/portal", provider = "" } = document.documentElement.dataset;

/** Loads one element of the built portal, as a page would. */
export function load(name: string): Promise<unknown> {
  return import(/* @vite-ignore */ `${bundle}/${name}.js`);
}

/** Loads the same code again, as from another address. */
export function loadAgain(name: string): Promise<unknown> {
  return import(/* @vite-ignore */ `${bundle}/${name}.js?again`);
}

export const accounts = {
  admin: { username: "elif.sahin@lodos.example", password: "lodos-yonetici", pin: "4827" },
  demo: { username: "demo@yelken.example", password: "yelken-demo", pin: "0000" },
} as const;

/**
 * A token of the demo API. The server's own page gets it as an intranet's does, without the two steps: checking password and code takes
 * 0.1 s of processor time on purpose, and every test asks. A page of another origin has to sign in.
 */
export async function fetchToken(account: (typeof accounts)[keyof typeof accounts]): Promise<string> {
  const response = await (provider === ""
    ? fetch(`/intranet/token?account=${account === accounts.demo ? "demo" : "company"}`)
    : fetch(`${provider}/api/company/login-2fa/`, {
        method: "POST",
        headers: { "content-type": "application/json", "accept-language": "tr" },
        body: JSON.stringify(account),
      }));
  return ((await response.json()) as { token: string }).token;
}

export type SessionElement = HTMLElement & { token: string; getToken: (() => Promise<string>) | null; signOut(): void };

/** Puts the page's session there, as an intranet would. */
export async function giveToken(token: string, attributes: Record<string, string> = {}): Promise<SessionElement> {
  const session = document.createElement("shuttle-session") as SessionElement;
  session.setAttribute("storage", "memory");
  if (provider !== "") session.setAttribute("api-base", provider);
  for (const [name, value] of Object.entries(attributes)) session.setAttribute(name, value);
  session.token = token;
  document.body.append(session);
  await load("session");
  return session;
}
