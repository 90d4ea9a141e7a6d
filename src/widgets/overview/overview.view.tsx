import { useStore } from "@nanostores/react";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { indicatorCalls } from "../../core/api/indicators.ts";
import { useWidget } from "../kit/element/context.ts";
import { type LazyModule, lazyModule, useLazyModule } from "../kit/element/lazy-module.ts";
import { AsyncPanel, Skeleton, SkeletonPanel } from "../kit/feedback/panel.tsx";
import { AreaHead } from "../kit/layout/heading.tsx";
import { EmployeesCard } from "./employees-card.tsx";
import type { OverviewCard } from "./overview.contract.ts";
import { overviewMessages as texts } from "./overview.messages.ts";
import type { Overview } from "./overview.store.ts";

interface ViewProps {
  readonly store: Overview;
}

type Code<Views> = LazyModule<{ readonly views: Views }>;
type LateCardName = Exclude<OverviewCard, "employees" | "attention">;

// Separate chunks, so that a page with one small card doesn't load the others.
const mainCards = lazyModule(() => import("./main-cards.tsx"));
const chartCards = lazyModule(() => import("./chart-cards.tsx"));
const attentionCode = lazyModule(() => import("./attention/attention-card.tsx"));

/** Where each card's view is; a card that its chunk hasn't got doesn't compile. */
const parts: { readonly [Card in LateCardName]: Code<Readonly<Record<Card, ComponentType<ViewProps>>>> } = {
  kpi: mainCards,
  reservations: chartCards,
  trips: mainCards,
  network: mainCards,
  co2: chartCards,
  ratings: mainCards,
};

/** The whole page, or only the chosen cards. */
export function OverviewView({ store }: ViewProps) {
  const shown = useStore(store.$cards);
  const isWholePage = useStore(store.$isWholePage);
  useEffect(() => store.settle(), [store]);
  const grid = (
    <div className={isWholePage ? "overview-grid grid gap" : "overview-grid chosen grid gap"} data-count={shown.length}>
      {shown.map((name) =>
        name === "employees" || name === "attention" ? (
          <Slot key={name} name={name}>
            {name === "employees" ? <EmployeesCard store={store} /> : <Attention store={store} />}
          </Slot>
        ) : name === "kpi" ? (
          <div key={name} className="indicators stack">
            <LateCard name={name} store={store} />
          </div>
        ) : (
          <LateCard key={name} name={name} store={store} />
        ),
      )}
    </div>
  );
  if (!isWholePage) return grid;
  return (
    <div className="area">
      <Heading store={store} />
      {grid}
      <Copyright />
    </div>
  );
}

/** The class of a card's place, which has the card's room before its code and data are there. */
export const toAreaClass = (name: OverviewCard) => `area-${name === "kpi" ? "indicators" : name}`;

function Slot({ name, children }: { readonly name: OverviewCard; readonly children: ReactNode }) {
  return <div className={`slot ${toAreaClass(name)}`}>{children}</div>;
}

/** Reserves the room of a card while its code loads; each indicator is a card in a slot of its own. */
function LateCard({ name, store }: ViewProps & { readonly name: LateCardName }) {
  const code: Code<Partial<Record<LateCardName, ComponentType<ViewProps>>>> = parts[name];
  const { load, retry } = useLazyModule(code);
  const View = load.status === "ready" ? load.data.views[name] : undefined;
  if (View) {
    const card = <View store={store} />;
    return name === "kpi" ? card : <Slot name={name}>{card}</Slot>;
  }
  const keys = name === "kpi" ? indicatorCalls.flatMap(({ names }) => names) : [name];
  return keys.map((key) => (
    <Slot key={key} name={name}>
      <section className="card" part="card">
        <div className="card-body">
          <AsyncPanel load={load} failedTitle={texts.codeFailed} onRetry={retry} skeleton={<Skeleton height={90} />}>
            {() => null}
          </AsyncPanel>
        </div>
      </section>
    </Slot>
  ));
}

/** Has its room from the start, though it is asked for when the others have settled; not there when its code fails to load. */
function Attention({ store }: ViewProps) {
  const isSettled = useStore(store.$isSettled);
  return isSettled ? <LateAttention /> : <AttentionRoom />;
}

function LateAttention() {
  const { load } = useLazyModule(attentionCode);
  if (load.status === "ready") return <load.data.AttentionCard room={<AttentionRoom />} />;
  return load.status === "loading" && <AttentionRoom />;
}

/** The card's title and a shape for each of its items. */
function AttentionRoom() {
  return (
    <section className="card attention-room row wrap" part="card">
      <h2 className="card-title">{texts.waiting}</h2>
      <SkeletonPanel>
        {["", "", "", "", ""].map((_, index) => (
          <Skeleton key={index} height={20} />
        ))}
      </SkeletonPanel>
    </section>
  );
}

function Heading({ store }: ViewProps) {
  const { load } = useLazyModule(mainCards);
  const Today = load.status === "ready" ? load.data.views.today : undefined;
  return (
    <AreaHead as="div">
      <slot name="heading">
        <h2>{texts.title}</h2>
      </slot>
      {/* The no-break space reserves the line's height until the date is loaded. */}
      <span className="subtle">{Today ? <Today store={store} /> : "\u00a0"}</span>
    </AreaHead>
  );
}

function Copyright() {
  const { session } = useWidget();
  const { productName } = useStore(session.$settings);
  return (
    <footer className="page-foot subtle text-xs" part="footer">
      {texts.copyright(productName)}
    </footer>
  );
}
