/*
 * The web part: a property pane derived from the contracts, and the elements of the package, which is beside this script. The page's
 * loader calls it as an AMD module (bundle.mjs); the elements are ES modules as everywhere else.
 */
import type { IPropertyPaneConfiguration } from "@microsoft/sp-property-pane";
import { BaseClientSideWebPart } from "@microsoft/sp-webpart-base";
import type { GetToken } from "../../../src/core/session/page/token-question.ts";
import { toPane } from "./pane.ts";
import { type Settings, textOf, themeOf, toShown } from "./settings.ts";
import { sharepointMessages } from "./sharepoint.messages.ts";

/** The script element of this script, saved while it ran (bundle.mjs); null if a loader fetches and evaluates the script. */
declare const shuttleScript: HTMLScriptElement | null;
/** File name of the package's `pure.js` (bundle.mjs). */
declare const __PURE__: string;

interface Package {
  define(name: string): Promise<void>;
}

interface SessionElement extends HTMLElement {
  getToken?: GetToken | null;
}

function apply(element: HTMLElement, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, text] of Object.entries(attributes)) {
    if (text === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

export default class ShuttleWebPart extends BaseClientSideWebPart<Settings> {
  #frame: HTMLElement | null = null;
  #session: SessionElement | null = null;
  #element: HTMLElement | null = null;
  #isInverted = false;
  /** Client id and address that the session's `getToken` uses; empty: none. */
  #asked = "";

  protected override render(): void {
    const { tag, name, attributes, session } = toShown(this.properties);
    const frame = (this.#frame ??= this.domElement.appendChild(document.createElement("div")));
    this.#paint();
    const isNew = this.#session === null;
    this.#session ??= document.createElement("shuttle-session");
    apply(this.#session, session);
    this.#giveToken(this.#session);
    if (isNew) frame.append(this.#session);
    if (this.#element?.localName !== tag) {
      const element = document.createElement(tag);
      apply(element, attributes);
      if (this.#element) this.#element.replaceWith(element);
      else frame.append(element);
      this.#element = element;
      void this.#load(name, element);
    } else {
      // Keeps the element, so that the user's filters and open details stay.
      apply(this.#element, attributes);
    }
  }

  protected override onThemeChanged(theme: { readonly isInverted: boolean } | undefined): void {
    this.#isInverted = theme?.isInverted ?? false;
    this.#paint();
  }

  protected override getPropertyPaneConfiguration(): IPropertyPaneConfiguration {
    return toPane(this.properties);
  }

  protected override onDispose(): void {
    this.#frame?.remove();
    this.#frame = this.#session = this.#element = null;
    this.#asked = "";
  }

  #paint(): void {
    if (this.#frame) this.#frame.dataset["shuttleTheme"] = themeOf(this.properties, this.#isInverted);
  }

  /** Loads the element's code from beside this script, wherever the tenant has put it. */
  async #load(name: string, element: HTMLElement): Promise<void> {
    const here = shuttleScript?.src ?? this.context.manifest.loaderConfig.internalModuleBaseUrls[0];
    try {
      const { define } = (await import(/* @vite-ignore */ new URL(__PURE__, here).href)) as Package;
      await define(name);
    } catch (error) {
      console.error("[shuttle]", error);
      if (this.#element !== element) return;
      element.setAttribute("role", "alert");
      element.textContent = sharepointMessages.codeMissing;
    }
  }

  /** Makes the session get the user's own token of the provider from a service that identifies them by Entra ID. */
  #giveToken(session: SessionElement): void {
    const tokenUrl = textOf(this.properties, "tokenUrl");
    const clientId = textOf(this.properties, "clientId");
    const asked = tokenUrl && clientId ? `${clientId} ${tokenUrl}` : "";
    if (asked === this.#asked) return;
    this.#asked = asked;
    session.getToken = tokenUrl && clientId ? () => this.#askToken(tokenUrl, clientId) : null;
  }

  async #askToken(tokenUrl: string, clientId: string): Promise<string> {
    const provider = await this.context.aadTokenProviderFactory.getTokenProvider();
    const response = await fetch(tokenUrl, {
      headers: { Authorization: `Bearer ${await provider.getToken(clientId)}` },
      cache: "no-store",
    });
    if (!response.ok) throw new Error(`${tokenUrl} answered ${response.status}.`);
    return (await response.text()).trim();
  }
}
