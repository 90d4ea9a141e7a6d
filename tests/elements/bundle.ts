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

/** A token of the demo API. */
export async function fetchToken({
  username,
  password,
  pin,
}: (typeof accounts)[keyof typeof accounts]): Promise<string> {
  const response = await fetch(`${provider}/api/company/login-2fa/`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "tr" },
    body: JSON.stringify({ username, password, pin }),
  });
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
