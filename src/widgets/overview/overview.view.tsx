import { useStore } from "@nanostores/react";
import type { ComponentType, ReactNode } from "react";
import { useWidget } from "../kit/element/context.ts";
import { type LazyModule, lazyModule, useLazyModule } from "../kit/element/lazy-module.ts";
import { AsyncPanel, EmptyPanel, Skeleton, SkeletonPanel } from "../kit/feedback/panel.tsx";
import { AreaHead } from "../kit/layout/heading.tsx";
import type { OverviewCard } from "./overview.contract.ts";
import { employeesMessages, overviewMessages as texts } from "./overview.messages.ts";
import type { Overview } from "./overview.store.ts";
import { useSettled } from "./use-settled.ts";
import type { TripPersonnelCounts } from "../../core/api/trips.ts";
import { formatNumber } from "../../core/text/format.ts";
import { Card } from "../kit/layout/card.tsx";
import { Link } from "../kit/text/link.tsx";
import { ListLinks } from "./employees/list-links.tsx";
import { seatCount, type SeatPlan, toSeatPlan } from "./employees/employees.model.ts";
import css from "./employees/employees.css?inline";
import { styles, useStyles } from "../kit/element/styles.ts";
import { Figure } from "../kit/layout/figure.tsx";

const cardStyles = [styles(css)];

function EmployeesCard({ store }: { readonly store: Overview }) {
  useStyles(...cardStyles);
  const load = useStore(store.counts.$load);
  return (
    <Card title={employeesMessages.title} control={<Link to={{ name: "personnel" }}>{employeesMessages.all}</Link>}>
      <div className="card-body">
        <AsyncPanel
          load={load}
          failedTitle={employeesMessages.failed}
          onRetry={() => void store.counts.refresh()}
          skeleton={
            <>
              <Skeleton height={40} width="40%" />
              <Skeleton height={110} />
            </>
          }
        >
          {({ employees }) => <Employees store={store} {...employees} />}
        </AsyncPanel>
      </div>
    </Card>
  );
}

const toSeats = ({ activeSeats, inactiveSeats }: SeatPlan) => [
  ...Array<string>(activeSeats).fill("seat"),
  ...Array<string>(inactiveSeats).fill("seat free"),
];

type EmployeesProps = TripPersonnelCounts["employees"] & { readonly store: Overview };

function Employees({ store, active, inactive }: EmployeesProps) {
  if (active === 0 && inactive === 0) return <EmptyPanel title={employeesMessages.empty} />;
  // The drawing needs both numbers.
  const plan = active === null || inactive === null ? null : toSeatPlan(active, inactive);
  const total = active === null || inactive === null ? null : active + inactive;
  return (
    <div className="employees">
      <p>
        <Figure as="span">{formatNumber(active)}</Figure>{" "}
        <span className="subtle">{employeesMessages.unit(total)}</span>
      </p>
      {plan && (
        <div className="seats" role="img" aria-label={employeesMessages.summary(active, inactive)}>
          {toSeats(plan).map((className, index) => (
            // An aisle after the second row.
            <i key={index} className={index === seatCount / 2 ? `${className} after-aisle` : className} />
          ))}
        </div>
      )}
      <ul className="seat-legend wrap muted text-xs">
        <li>
          <i className="seat" />
          {employeesMessages.active} {formatNumber(active)}
        </li>
        <li>
          <i className="seat free" />
          {employeesMessages.inactive} {formatNumber(inactive)}
        </li>
        {plan && <li className="subtle">{employeesMessages.scale(plan.peoplePerSeat)}</li>}
        <Lists store={store} total={total} />
      </ul>
    </div>
  );
}

const countedCode = lazyModule(() => import("./employees/counted-links.tsx"));
/** Most employees for whom the lists are counted, after everything else is shown: twenty calls. */
const mostCounted = 2000;

/** The lists of people to look after; on the whole page with their numbers, when the other cards have settled. */
function Lists({ store, total }: { readonly store: Overview; readonly total: number | null }) {
  const isSettled = useStore(store.$isSettled);
  const isWholePage = useStore(store.$isWholePage);
  const isCounted = isWholePage && isSettled && total !== null && total <= mostCounted;
  return isCounted ? <CountedLists /> : <ListLinks counts={null} />;
}

function CountedLists() {
  const { load } = useLazyModule(countedCode);
  return load.status === "ready" ? <load.data.CountedLinks /> : <ListLinks counts={null} />;
}

interface ViewProps {
  readonly store: Overview;
}

type Code<Views> = LazyModule<{ readonly views: Views }>;
type LateCardName = Exclude<OverviewCard, "employees" | "attention">;

// Separate chunks, so that a page with one small card doesn't load the others.
const mainCards = lazyModule(() => import("./main-cards.ts"));
const chartCards = lazyModule(() => import("./chart-cards.ts"));

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
  useSettled(store);
  const grid = (
    <div className={isWholePage ? "overview-grid grid gap" : "overview-grid chosen grid gap"} data-count={shown.length}>
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

/** Reserves the room of a card while its code loads; the indicators are three cards with slots of their own. */
function LateCard({ name, store }: ViewProps & { readonly name: LateCardName }) {
  const code: Code<Partial<Record<LateCardName, ComponentType<ViewProps>>>> = parts[name];
  const { load, retry } = useLazyModule(code);
  const View = load.status === "ready" ? load.data.views[name] : undefined;
  if (View) {
    const card = <View store={store} />;
    return name === "kpi" ? card : <Slot name={name}>{card}</Slot>;
  }
  const count = name === "kpi" ? 3 : 1;
  return Array.from({ length: count }, (_, index) => (
    <Slot key={index} name={name}>
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
