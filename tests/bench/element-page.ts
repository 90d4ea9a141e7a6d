// An element on a page of the bench, with a simulated network.
import { getSession } from "../../src/core/session/session.ts";
import { frame, pause, until } from "./frames.ts";

let element: HTMLElement | null = null;
let sessions = 0;
/** Method and path of the request whose response begins a measurement. */
let timed: RegExp | null = null;

export const root = () => element?.shadowRoot as ShadowRoot;
export const find = <Found extends HTMLElement>(selector: string) => root().querySelector<Found>(selector);
export const findAll = (selector: string) => [...root().querySelectorAll<HTMLElement>(selector)];
export const button = (text: string) =>
  [...root().querySelectorAll("button")].find((found) => found.textContent === text);

/** Answers every request, each `delay` ms after it was sent, when the page is idle. */
export function answer(
  answerOf: (request: Request) => BodyInit | Promise<BodyInit>,
  delay: (request: Request) => number = () => 150,
): void {
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), location.href), init);
    const body = await answerOf(request.clone());
    await pause(delay(request));
    if (timed?.test(`${request.method} ${new URL(request.url).pathname}`)) {
      timed = null;
      performance.mark("begin");
    }
    return new Response(body, { headers: { "content-type": "application/json" } });
  };
}

/** Shows an element in a new session, without cached answers, instead of the one before. */
export function show(tag: string, attributes: Readonly<Record<string, string>> = {}): void {
  element?.remove();
  sessions += 1;
  const session = `bench-${sessions}`;
  getSession(session).useToken("bench", { userName: "Bench", companyId: "42" });
  element = document.createElement(tag);
  for (const [name, value] of Object.entries({ session, ...attributes })) element.setAttribute(name, value);
  document.body.append(element);
}

/** Marks in the trace the time from the call's response, or from now, to the frame in which `isShown` returns true. */
export async function measureUntil(
  call: RegExp | null,
  act: () => void,
  isShown: () => unknown,
  what: string,
): Promise<void> {
  timed = call;
  if (call === null) performance.mark("begin");
  act();
  await until(isShown, what);
  await frame();
  performance.mark("end");
  await pause(300);
}
