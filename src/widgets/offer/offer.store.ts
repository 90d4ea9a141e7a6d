import { computed } from "nanostores";
import { fetchOffers, type Offer, uniteOffers } from "../../core/api/offers.ts";
import { createOfferCalls, type OfferList } from "../../core/routes/offer-calls.ts";
import type { Load } from "../../core/query/query.ts";
import { noteOffers } from "../../core/session/demo-access.ts";
import { toDay } from "../../core/time/day.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import { createQueryState, type StoreOptions } from "../kit/element/query-state.ts";
import { shortPageSize } from "../kit/table/page-size.contract.ts";
import { createProviderList } from "../kit/table/provider-list.ts";
import { firstPage, parseTableQuery, type TableState, toTableQuery } from "../kit/table/table-state.ts";
import type { offerContract } from "./offer.contract.ts";
import { areLinesRemote, firstLineOrder, lineList, toChosen } from "./offer.model.ts";

/** The state kept in `query`: the chosen offer, and search, order and page of its table. */
interface OfferState {
  /** Key or pilot's name of the offer; null: that of the attribute `pilot`, else the first one. */
  readonly pilot: string | null;
  readonly table: TableState;
}

export const tableDefaults: TableState = firstPage(shortPageSize);

export function readState(query: string): OfferState {
  return {
    pilot: new URLSearchParams(query).get("pilot"),
    table: parseTableQuery(query, tableDefaults, { filters: [] }),
  };
}

export function writeState({ pilot, table }: OfferState): string {
  const query = new URLSearchParams(toTableQuery(table, tableDefaults));
  if (pilot !== null) query.set("pilot", pilot);
  return query.toString();
}

type Values = AttributeValues<typeof offerContract.attributes> & CommonValues;

export type OfferStore = ReturnType<typeof createOffer>;

type Sources = readonly [Load<OfferList<Offer>>, OfferState, Values];

function toChosenOf(...[load, { pilot }, values]: Sources): Offer | null {
  return load.status === "ready" ? toChosen(load.data.entries, pilot ?? values.pilot) : null;
}

function isRemote(...sources: Sources): boolean {
  const [load] = sources;
  return load.status === "ready" && toChosenOf(...sources)?.kind === "line" && areLinesRemote(load.data.entries);
}

/** A demo account's offers, one at a time. */
export function createOffer({ scope, $attributes, emit }: StoreOptions<Values>) {
  const { session } = scope;
  const { $state, change } = createQueryState<OfferState, Values>({
    scope,
    $attributes,
    emit,
    read: ({ query }) => readState(query),
    write: writeState,
  });
  const offers = createOfferCalls(scope, { name: "offers", fetch: fetchOffers, unite: uniteOffers });
  const sources = [offers.$load, $state, $attributes] as const;
  /** Whether the provider sorts and pages the lines of the chosen offer. */
  const $areLinesRemote = computed(sources, isRemote);
  const $table = computed($state, ({ table }) => table);
  const changeTable = (table: TableState) => change({ ...$state.get(), table });
  // The query names the order of lines only when it isn't the first one.
  const lines = createProviderList(scope, lineList, "offer-module", {
    $table: computed($table, (table) => ({ ...table, sort: table.sort ?? firstLineOrder })),
    changeTable: ({ sort, ...table }) =>
      changeTable({ ...table, sort: sort?.column === firstLineOrder.column && !sort.isDescending ? null : sort }),
    defaults: () => lineList.toDefaults(shortPageSize),
    $enabled: $areLinesRemote,
  });
  // The session needs the offers, because an expired one closes the other modules of a demo account.
  const stopNoting = offers.$load.subscribe((load) => {
    if (load.status === "ready") noteOffers(session, load.data.entries, { isComplete: load.data.missing === null });
  });
  scope.onEnd(stopNoting);
  return {
    session,
    offers,
    lines,
    $chosen: computed(sources, toChosenOf),
    $areLinesRemote,
    $table,
    changeTable,
    /** Chooses an offer and resets the table. */
    choose: (pilot: string) => change({ pilot, table: tableDefaults }),
    today: () => toDay(session.environment.now()),
  };
}
