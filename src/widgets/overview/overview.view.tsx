import { useStore } from "@nanostores/react";
import type { ComponentType, ReactNode } from "react";
import { formatLongDate } from "../../core/text/format.ts";
import { useWidget } from "../kit/element/context.ts";
import { type LateCode, lateCode, useLateCode } from "../kit/element/late-code.ts";
import { AsyncPanel } from "../kit/feedback/panel.tsx";
import { EmployeesCard } from "./employees/employees-card.tsx";
import type { OverviewCard } from "./overview.contract.ts";
import { overviewMessages as texts } from "./overview.messages.ts";
import type { Overview } from "./overview.store.ts";
import { useCalm } from "./use-calm.ts";

interface ViewProps {
  readonly store: Overview;
}

type Views = Partial<Record<OverviewCard, ComponentType<ViewProps>>>;
type Part = LateCode<{ readonly views: Views }>;

// A page that shows one small card does not pay for the others.
const mainCards: Part = lateCode(() => import("./main-cards.ts"));
const chartCards: Part = lateCode(() => import("./chart-cards.ts"));

const attentionCode = lateCode(() => import("./attention/attention-card.tsx"));

const parts: Readonly<Record<Exclude<OverviewCard, "employees" | "attention">, Part>> = {
  kpi: mainCards,
  reservations: chartCards,
  trips: mainCards,
  network: mainCards,
  co2: chartCards,
  ratings: mainCards,
};

/** The whole page, or the chosen cards without anything around them. */
export function OverviewView({ store }: ViewProps) {
  const shown = useStore(store.$cards);
  const isWholePage = useStore(store.$isWholePage);
  const grid = (
    <div className={isWholePage ? "overview-grid" : "overview-grid chosen"} data-count={shown.length}>
      {shown.map((name) =>
        name === "employees" || name === "attention" ? (
          <Slot key={name} name={name}>
            {name === "employees" ? <EmployeesCard store={store} /> : <Attention store={store} />}
          </Slot>
        ) : name === "kpi" ? (
          <div key={name} className="indicators">
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
    <div className="overview-page">
      <Heading store={store} />
      {grid}
      <Copyright />
    </div>
  );
}

function Slot({ name, children }: { readonly name: OverviewCard; readonly children: ReactNode }) {
  return <div className={`slot area-${name}`}>{children}</div>;
}

/** Keeps the room of a card whose code is on its way; the indicators are three cards that bring their own slots. */
function LateCard({ name, store }: ViewProps & { readonly name: keyof typeof parts }) {
  const { load, retry } = useLateCode(parts[name]);
  const View = load.status === "ready" ? load.data.views[name] : undefined;
  if (View) {
    const card = <View store={store} />;
    return name === "kpi" ? card : <Slot name={name}>{card}</Slot>;
  }
  const places = name === "kpi" ? 3 : 1;
  return Array.from({ length: places }, (_, place) => (
    <Slot key={place} name={name}>
      <section className="card" part="card">
        <div className="card-body">
          <AsyncPanel load={load} failedTitle={texts.codeFailed} onRetry={retry} skeleton={null}>
            {() => null}
          </AsyncPanel>
        </div>
      </section>
    </Slot>
  ));
}

/** A bonus: it comes when everything else stands, and neither its wait nor its missing code takes any room. */
function Attention({ store }: ViewProps) {
  return useCalm(store) && <LateAttention store={store} />;
}

function LateAttention({ store }: ViewProps) {
  const { load } = useLateCode(attentionCode);
  return load.status === "ready" && <load.data.AttentionCard store={store} />;
}

function Heading({ store }: ViewProps) {
  return (
    <div className="page-head">
      <slot name="heading">
        <h2>{texts.title}</h2>
      </slot>
      <span className="subtle">{formatLongDate(store.now())}</span>
      <span className="page-head-end" />
    </div>
  );
}

function Copyright() {
  const { session } = useWidget();
  const { productName } = useStore(session.$settings);
  return (
    <footer className="page-foot" part="footer">
      {texts.copyright(productName)}
    </footer>
  );
}
