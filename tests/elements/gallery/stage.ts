import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { expect } from "chai";
import { eventually, trackWarnings } from "../../helpers/page.ts";
import type * as galleryPage from "../gallery-page.tsx";

/** Presses keys one after another. */
export const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => sendKeys({ press: key })), Promise.resolve());

/** The element that has the focus, through all shadow roots. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

export async function click(element: Element): Promise<void> {
  element.scrollIntoView({ block: "center" });
  const box = element.getBoundingClientRect();
  const position: [number, number] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  await sendMouse({ type: "click", position });
}

export const focusOn = (look: (element: Element) => boolean, what: string) =>
  eventually(() => {
    const element = focused();
    return element && look(element) ? element : null;
  }, `focus on ${what}`);

/**
 * Shows the gallery before each test on a foreign English page with hostile styles, inside a transformed and clipping container. A
 * warning or a violation of a content security policy fails the test.
 * @param file address of the gallery in the bundle
 */
export function useGallery(file: string) {
  let page: typeof galleryPage;
  let frame: HTMLElement;
  let warnings: ReturnType<typeof trackWarnings>;
  const violations: string[] = [];
  const noteViolation = (event: SecurityPolicyViolationEvent) => void violations.push(event.violatedDirective);
  const root = () => frame.firstElementChild?.shadowRoot as ShadowRoot;
  const find = <Found extends Element = HTMLElement>(selector: string) =>
    eventually(() => root().querySelector<Found>(selector), selector);

  before(async () => {
    page = (await import(/* @vite-ignore */ file)) as typeof galleryPage;
    document.addEventListener("securitypolicyviolation", noteViolation);
  });
  after(() => document.removeEventListener("securitypolicyviolation", noteViolation));
  beforeEach(async () => {
    warnings = trackWarnings();
    page.calls.length = 0;
    frame = document.createElement("main");
    Object.assign(frame.style, { transform: "rotate(0.01deg)", overflow: "hidden", width: "700px" });
    frame.append(document.createElement("shuttle-gallery-test"));
    document.body.append(frame);
    await find("shuttle-sl-checkbox");
  });
  afterEach(() => {
    frame.remove();
    expect(warnings.stop()).to.deep.equal([]);
    expect(violations).to.deep.equal([]);
  });

  return {
    root,
    find,
    calls: () => page.calls,
    openPanel: () => root().querySelector<HTMLElement>(":popover-open"),
    button: (text: string) =>
      eventually(
        () =>
          [...root().querySelectorAll("button")].find((other) => other.textContent === text && other.checkVisibility()),
        `button ${text}`,
      ),
    field: (label: string) =>
      eventually(() => {
        const found = [...root().querySelectorAll("label")].find((other) => other.textContent?.startsWith(label));
        return found && root().querySelector<HTMLInputElement>(`#${CSS.escape(found.htmlFor)}`);
      }, `field ${label}`),
  };
}
