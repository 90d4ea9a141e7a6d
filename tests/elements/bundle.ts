/** The page's data attributes override where elements and API are served from: tests/engines uses another origin. In Node there is no page. */
const { bundle = "/dist/portal", provider = "" }: DOMStringMap = globalThis.document?.documentElement.dataset ?? {};

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
 * A token of the demo API. A page on the server's own origin gets it from the intranet's endpoint, without signing in: checking password
 * and code takes 0.1 s of processor time on purpose, and every test needs a token. A page of another origin has to sign in.
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

/** Adds a signed-in session to the page, as an intranet would. */
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
