import r2wc from "@r2wc/react-to-web-component";
import { atom, type ReadableAtom } from "nanostores";
import type { ComponentType } from "react";
import { sendFirstCalls } from "../../../core/http/first-calls.ts";
import { isDemoAccount } from "../../../core/session/profile.ts";
import type { Query } from "../../../core/query/query.ts";
import { getSession, type Session } from "../../../core/session/session.ts";
import { version } from "../../../core/platform/registry.ts";
import { defaultValues, parseAttribute, parseProperty, toPropertyName } from "./attributes.ts";
import type { WidgetController } from "./context.ts";
import {
  type Attribute,
  type Attributes,
  type AttributeValues,
  commonAttributes,
  type CommonValues,
  type WidgetContract,
} from "./contract.ts";
import { createEmit, type Emit } from "./events.ts";
import { type IdentityAttribute, requiredIdentity } from "./identity.ts";
import { defineSessionElement } from "./shuttle-session.ts";
import { adopt, quirks, type Styles } from "./styles.ts";
import { baseStyles, WidgetRoot } from "./widget-root.tsx";

/** What the store of one element instance may use. */
export interface StoreOptions<Values> {
  readonly session: Session;
  readonly $attributes: ReadableAtom<Values>;
  readonly emit: Emit;
}

/** The state behind one element instance. */
export interface WidgetStore {
  /** What the element shows at present: it is ready with the first of them, and `refresh()` asks them again. */
  readonly $queries: ReadableAtom<readonly Query<unknown>[]>;
  /** Replaces the plain refresh of `queries`. */
  refresh?(): Promise<void>;
  destroy(): void;
}

export interface WidgetDefinition<Own extends Attributes, Store extends WidgetStore> {
  readonly contract: WidgetContract<Own>;
  readonly styles: readonly Styles[];
  readonly createStore: (options: StoreOptions<AttributeValues<Own> & CommonValues>) => Store;
  readonly View: ComponentType<{ store: Store }>;
  /** Shown while nobody is signed in; without it the element only says so. */
  readonly SignInForm?: ComponentType<{ readonly isCompact: boolean }>;
  /** What a company's first screen asks for, by the element's attributes. */
  readonly firstCalls?: (attribute: (name: string) => string | null) => readonly string[];
  /** The element has work to do while nobody is signed in. */
  readonly isForEverybody?: true;
}

/** What r2wc's class is by the standard of custom elements; all else of it is private (docs/decisions/0005-r2wc-as-a-base-class.md). */
type R2wcClass = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

const styleSheets = (own: readonly Styles[]) => [
  ...baseStyles,
  ...(document.compatMode === "BackCompat" ? [quirks] : []),
  ...own,
];

export interface WidgetElementClass {
  readonly shuttleVersion: string;
  /** All attributes that it knows, and those of `<shuttle-session>` that it can't do without, for `diagnose()`. */
  readonly shuttleAttributes: Attributes;
  readonly shuttleIdentity: readonly IdentityAttribute[];
}

/**
 * Registers an element. A tag that is taken stays as it is: of two copies of the bundle the first wins, and a copy of
 * another version says so. Where there are no elements (Node), importing one is harmless and defines nothing.
 */
export function defineWidget<Own extends Attributes, Store extends WidgetStore>(
  definition: WidgetDefinition<Own, Store>,
): void {
  if (!globalThis.customElements) return;
  defineSessionElement();
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

function createElementClass<Own extends Attributes, Store extends WidgetStore>(
  definition: WidgetDefinition<Own, Store>,
): CustomElementConstructor {
  const { contract, styles: own } = definition;
  const widget = contract.tag.replace("shuttle-", "");
  const specs: Record<string, Attribute> = { ...commonAttributes, ...contract.attributes };
  /** By shadow root, the one thing that r2wc hands to the component. */
  const controllers = new WeakMap<object, WidgetController>();
  const Root = ({ container }: { container?: HTMLElement }) => {
    const controller = container && controllers.get(container);
    return controller && <WidgetRoot controller={controller} definition={definition} />;
  };
  const Base = r2wc(Root, { shadow: "open" }) as unknown as R2wcClass;

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

    /** A property that the page set before this code arrived is an own property and would hide the accessor for good. */
    #upgradeProperty(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const value = Reflect.get(this, name) as unknown;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }

    override connectedCallback(): void {
      if (this.#isMounted) {
        // A new place may have another theme.
        this.#$values.set({ ...this.#$values.get() });
      } else {
        const attribute = (name: string) => this.getAttribute(name);
        if (definition.firstCalls) this.#callAhead(() => definition.firstCalls?.(attribute) ?? []);
        this.#isMounted = true;
        super.connectedCallback();
      }
    }

    /** The page is being asked for its token: when it comes, the first calls go before anything is drawn. */
    #callAhead(toCalls: () => readonly string[]): void {
      const session = getSession((this.#$values.get() as CommonValues).session);
      if (session.$state.get().status !== "starting") return;
      const stop = session.$state.listen((state) => {
        stop();
        if (session.token === null || isDemoAccount(state) || !this.isConnected) return;
        sendFirstCalls(toCalls(), session.$settings.get().apiBase, session.token);
      });
    }

    /** `moveBefore()` keeps everything when this exists. */
    connectedMoveCallback(): void {
      this.#$values.set({ ...this.#$values.get() });
    }

    override disconnectedCallback(): void {
      // A move inside the page disconnects and connects at once; and React can't unmount while it renders the host.
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
