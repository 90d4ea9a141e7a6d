import { atom, computed } from "nanostores";
import type { LineReservation, PastSearch } from "../../core/api/marketplace-requests.ts";
import type { MarketplaceSearch, Person } from "../../core/api/marketplace.ts";
import { createAddressSuggestions } from "../../core/marketplace/address-suggestions.ts";
import { createBulkRequest } from "../../core/marketplace/bulk-request.ts";
import { openLines, pastSearches, people, reservations } from "../../core/marketplace/requests.ts";
import { keepSearch, keptSearch } from "../../core/marketplace/search-value.ts";
import { createSeatCancel } from "../../core/marketplace/seat-cancel.ts";
import { take } from "../../core/portal/hand-over.ts";
import { mapQuery } from "../../core/query/switched-query.ts";
import { createQuery } from "../../core/query/query.ts";
import { compareText } from "../../core/text/text.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import { createQueryState, type StoreOptions } from "../kit/element/query-state.ts";
import {
  createBuyerSearches,
  type MarketplaceState,
  readState,
  type SearchTab,
  type Step,
  writeState,
} from "./buyer/buyer.store.ts";
import type { marketplaceContract } from "./marketplace.contract.ts";
import { createSearchForm, toWanted } from "./search/form.store.ts";

type Values = AttributeValues<typeof marketplaceContract.attributes> & CommonValues;

export type Marketplace = ReturnType<typeof createMarketplace>;

const byName = (all: readonly Person[]) => all.toSorted((a, b) => compareText(a.name, b.name));

const usualStep = ({ passengerId }: Values): Step => (passengerId ? "search" : "start");

/** The initial state of the line list: nothing open, the provider's order. */
const untouched = { line: null, pane: "detail", order: "provider" } as const;

/** The buyer centre of the marketplace: search, lines, reservations, bulk request. */
export function createMarketplace({ scope, $attributes, emit }: StoreOptions<Values>) {
  const { session } = scope;
  const { $state, change } = createQueryState<MarketplaceState, Values>({
    scope,
    $attributes,
    emit,
    read: (values) => readState(values.query, usualStep(values)),
    write: writeState,
    isOutdated: (before, after) => before.passengerId !== after.passengerId,
  });
  const everybody = mapQuery(createQuery(scope, people), byName);
  const past = createQuery(scope, pastSearches);
  const requests = createQuery(scope, reservations);
  /** Whether the open lines are shown: on the landing page and below the search form. */
  const $showsOpen = computed($state, ({ step, tab }) => step === "start" || (step === "search" && tab === "seat"));
  const open = createQuery(scope, openLines, $showsOpen);
  const bulk = createBulkRequest(scope);
  const seatCancel = createSeatCancel(session);
  const form = createSearchForm(session);
  const passed = take(session, "marketplace");
  if (passed) form.chooseAddress(passed);
  const addresses = createAddressSuggestions(session);
  /** The search named by the query is not among the past ones, so it can't be repeated. */
  const $isForgotten = atom(false);

  /** The employee of the attribute `passenger-id`, or of the query, is not among the company's. */
  const $isPassengerMissing = atom(false);

  /** True while this store changes the query itself: then `follow` does nothing. */
  let isOwn = false;
  const go = (next: Partial<MarketplaceState>) => {
    isOwn = true;
    change({ ...$state.get(), ...next });
    isOwn = false;
  };
  const buyer = createBuyerSearches(scope, {
    onChange: go,
    onNamed(search) {
      if ($state.get().step === "lines") go({ search });
    },
  });
  const { $buyer } = buyer;

  const openSearch = (search: MarketplaceSearch, line: string | null = null) => {
    const start = { ...untouched, line };
    keepSearch(session, search);
    form.repeat(search);
    $isForgotten.set(false);
    buyer.open(search, start);
    // A search repeated within moments already has its id.
    go({ step: "lines", search: $buyer.get()?.lines.$view.get().pastSearchId ?? null, ...start });
  };

  /** Applies a query that came from outside (a reload, Back, a link) to the lines. */
  const follow = () => {
    const state = $state.get();
    if (isOwn || state.step !== "lines") return;
    $isForgotten.set(false);
    const current = $buyer.get();
    if (current && (state.search === null || state.search === current.lines.$view.get().pastSearchId)) {
      buyer.show(state);
      return;
    }
    const kept = state.search === null ? keptSearch(session) : null;
    if (kept) {
      buyer.open(kept, state);
      return;
    }
    const load = past.$load.get();
    const found = load.status === "ready" ? load.data.find(({ id }) => id === state.search)?.search : undefined;
    if (found) {
      form.repeat(found);
      keepSearch(session, found);
      buyer.open(found, state);
    } else if (load.status !== "ready") {
      // The lines of another search aren't shown while this one is looked up.
      buyer.close();
    }
    $isForgotten.set(!found && (state.search === null || load.status === "ready"));
  };

  const choosePassenger = (id: string | null) => {
    const load = everybody.$load.get();
    if (load.status !== "ready") return;
    const person = id ? load.data.find((one) => one.id === id) : undefined;
    $isPassengerMissing.set(Boolean(id) && !person);
    // Nobody rather than the person of an earlier search, for whom a seat could be reserved by mistake.
    if (person) form.choosePerson(person);
    else if (id) form.change({ kind: "passenger", person: null, personText: "" });
  };
  let applied: string | null = null;
  const stops = [
    addresses.destroy,
    $state.subscribe(follow),
    past.$load.listen(() => {
      if (!$buyer.get()) follow();
    }),
    computed([$attributes, $state, everybody.$load], ({ passengerId }, { passenger }, { status }) =>
      status === "ready" ? (passenger ?? passengerId) : null,
    ).subscribe((wanted) => {
      if (wanted === applied) return;
      applied = wanted;
      choosePassenger(wanted);
    }),
    // Somebody who was just added is in the next answer.
    everybody.$load.listen((load) => {
      if (load.status !== "ready" || !$isPassengerMissing.get() || form.$fields.get().person) return;
      if (load.data.some(({ id }) => id === applied)) choosePassenger(applied);
    }),
  ];
  for (const stop of stops) scope.onEnd(stop);

  return {
    $state,
    people: everybody,
    past,
    requests,
    open,
    bulk,
    seatCancel,
    form,
    addresses,
    $buyer,
    $isForgotten,
    $isPassengerMissing,
    goTo: (step: Step, tab: SearchTab = "seat") => go({ step, tab }),
    chooseTab: (tab: SearchTab) => go({ tab }),
    /** Starts the search of the form; does nothing while a field is missing. */
    search() {
      const wanted = toWanted(form.$fields.get());
      if (wanted) openSearch(wanted);
    },
    /** Repeats a past search. */
    repeat({ search }: PastSearch) {
      if (search) openSearch(search);
    },
    /** Repeats the search of a reservation and opens its line. */
    openReservation({ pastSearch, lineId }: LineReservation) {
      if (pastSearch?.search) openSearch(pastSearch.search, lineId);
    },
    /** "Yeni Hat Ara". */
    startAfresh() {
      form.clear();
      addresses.clear();
      go({ step: "search", tab: "seat" });
    },
  };
}
