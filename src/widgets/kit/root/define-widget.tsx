import r2wc from "@r2wc/react-to-web-component";
import { atom } from "nanostores";
import type { ComponentType } from "react";
import { sendFirstCalls, toPaths } from "../../../core/http/first-calls.ts";
import { getSession } from "../../../core/session/session.ts";
import { followLanguage } from "../../../core/text/messages.ts";
import { version } from "../../../core/platform/registry.ts";
import { defaultValues, parseAttribute, parseProperty, toPropertyName } from "../element/attributes.ts";
import type { WidgetController } from "../element/context.ts";
import {
  type Attribute,
  type Attributes,
  type AttributeValues,
  commonAttributes,
  type CommonValues,
  type WidgetContract,
} from "../element/contract.ts";
import { activeElementBeside, focusPart } from "../element/focus.ts";
import { createEmit } from "../element/events.ts";
import { requiredIdentity } from "../element/session-attributes.ts";
import { keepTexts } from "../element/kept-texts.ts";
import { defineSessionElement } from "./shuttle-session.ts";
import type { StoreOptions } from "../element/query-state.ts";
import { adopt, quirks, type Styles } from "../element/styles.ts";
import type { Translations } from "../element/translations.ts";
import { baseStyles, WidgetRoot } from "./widget-root.tsx";

export interface WidgetDefinition<Own extends Attributes, Store> {
  readonly contract: WidgetContract<Own>;
  readonly styles: readonly Styles[];
  readonly createStore: (options: StoreOptions<AttributeValues<Own> & CommonValues>) => Store;
  readonly View: ComponentType<{ store: Store }>;
  /** Its texts in other languages, loaded when one is chosen. */
  readonly translations?: Translations;
  /** Shown while nobody is signed in; without it the element shows a notice. */
  readonly SignInForm?: ComponentType<{ readonly isCompact: boolean }>;
  /** The element is shown while nobody is signed in, too. */
  readonly isForEverybody?: true;
}

/** The part of r2wc's class that is custom elements standard; the rest is private (docs/decisions/0018-own-code-beside-libraries.md). */
type R2wcClass = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

const styleSheets = (own: readonly Styles[]) => [
  ...baseStyles,
  ...(document.compatMode === "BackCompat" ? [quirks] : []),
  ...own,
];

/**
 * Registers an element. A defined tag is left alone: of two copies of the bundle the first wins, and a copy of another
 * version warns. Without `customElements` (Node) it does nothing, so that importing an element is safe.
 */
export function defineWidget<Own extends Attributes, Store>(definition: WidgetDefinition<Own, Store>): void {
  if (!globalThis.customElements) return;
  defineSessionElement();
  followLanguage();
  const { tag } = definition.contract;
  const existing = customElements.get(tag) as { shuttleVersion?: string } | undefined;
  if (existing) {
    if (existing.shuttleVersion !== version) {
      getSession().environment.warn(
        `<${tag}> is already defined by version ${existing.shuttleVersion ?? "unknown"}; ${version} stands back.`,
      );
    }
    return;
  }
  customElements.define(tag, createElementClass(definition));
}

function createElementClass<Own extends Attributes, Store>(
  definition: WidgetDefinition<Own, Store>,
): CustomElementConstructor {
  const { contract, styles: own } = definition;
  const widget = contract.tag.replace("shuttle-", "");
  const specs: Record<string, Attribute> = { ...commonAttributes, ...contract.attributes };
  /** Controllers by shadow root, because that (as `container`) is all that r2wc passes from the element to the component. */
  const controllers = new WeakMap<object, WidgetController>();
  const Root = ({ container }: { container?: HTMLElement }) => {
    const controller = container && controllers.get(container);
    return controller && <WidgetRoot controller={controller} definition={definition} />;
  };
  const Base = r2wc(Root, { shadow: "open" }) as R2wcClass;

  class WidgetElement extends Base {
    static readonly shuttleVersion = version;
    static readonly shuttleAttributes = specs;
    static readonly shuttleIdentity = requiredIdentity(contract.identity);

    static get observedAttributes(): string[] {
      return Object.keys(specs);
    }

    readonly #$values = atom<Readonly<Record<string, unknown>>>(defaultValues(specs));
    #refresh: (() => Promise<void>) | null = null;
    #isMounted = false;

    constructor() {
      super();
      const root = this.shadowRoot;
      if (!root) return;
      adopt(root, styleSheets(own));
      keepTexts(root);
      controllers.set(root, {
        widget,
        host: this,
        root,
        emit: createEmit(this),
        $values: this.#$values,
        setRefresh: (refresh) => {
          this.#refresh = refresh;
        },
      });
      for (const name of Object.keys(specs).map(toPropertyName)) this.#upgradeProperty(name);
    }

    /** A property that the page set before the element was defined is an own property, which would shadow the accessor. */
    #upgradeProperty(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const value = Reflect.get(this, name) as unknown;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }

    override connectedCallback(): void {
      if (this.#isMounted) {
        // The new parent may have another theme.
        this.#$values.set({ ...this.#$values.get() });
      } else {
        this.#callAhead();
        this.#takeFocus();
        this.#isMounted = true;
        super.connectedCallback();
      }
    }

    /** The shadow root now hides the loader's error line. If the retry button in that line had the focus, the element takes it. */
    #takeFocus(): void {
      const focused = activeElementBeside(this);
      if (focused?.parentElement === this && focused.role === "alert") focusPart(this);
    }

    /** If the page's `getToken` is pending: sends the first calls as soon as it has resolved, before React renders. */
    #callAhead(): void {
      const session = getSession((this.#$values.get() as CommonValues).session);
      if (session.$state.get().status !== "starting") return;
      const stop = session.$state.listen((state) => {
        stop();
        if (session.token === null || state.status !== "signed-in" || !this.isConnected) return;
        const attribute = (name: string) => {
          const spec = specs[name];
          const text = this.getAttribute(name);
          const value = spec ? parseAttribute(spec, text).value : text;
          return value ? String(value) : null;
        };
        const paths = toPaths(contract.firstCalls ?? [], { ...state.profile, attribute });
        sendFirstCalls(paths, session.$settings.get().apiBase, session.token);
      });
    }

    /** If this callback exists, `moveBefore()` doesn't call disconnectedCallback and connectedCallback. */
    connectedMoveCallback(): void {
      this.#$values.set({ ...this.#$values.get() });
    }

    override disconnectedCallback(): void {
      // Deferred: a move inside the page disconnects and connects at once, and React can't unmount a root while it renders the host.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#isMounted = false;
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      const spec = specs[name];
      if (!spec) return;
      const { value, problem } = parseAttribute(spec, text);
      if (problem) this.warn(name, problem);
      this.setValue(toPropertyName(name), value);
    }

    warn(name: string, problem: string): void {
      getSession().environment.warn(`<${contract.tag}> attribute ${name}: ${problem}. The default is used.`);
    }

    setValue(property: string, value: unknown): void {
      if (this.#$values.get()[property] !== value) this.#$values.set({ ...this.#$values.get(), [property]: value });
    }

    value(property: string): unknown {
      return this.#$values.get()[property];
    }

    async refresh(): Promise<void> {
      await this.#refresh?.();
    }
  }

  for (const [name, spec] of Object.entries(specs)) {
    const property = toPropertyName(name);
    Object.defineProperty(WidgetElement.prototype, property, {
      enumerable: true,
      configurable: true,
      get(this: WidgetElement) {
        return this.value(property);
      },
      set(this: WidgetElement, given: unknown) {
        const { value, problem } = parseProperty(spec, given);
        if (problem) this.warn(name, problem);
        this.setValue(property, value);
      },
    });
  }
  return WidgetElement;
}
