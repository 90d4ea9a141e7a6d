import { atom, computed, type ReadableAtom } from "nanostores";
import { type Employee, isDeleted } from "../../../core/api/employees.ts";
import { fetchAddresses, type FoundAddress } from "../../../core/api/marketplace-people.ts";
import type { Position } from "../../../core/api/position.ts";
import { createAllEmployees } from "../../../core/employees/all-employees.ts";
import { ApiError, isAborted } from "../../../core/http/errors.ts";
import { createAddressSuggestions } from "../../../core/marketplace/address-suggestions.ts";
import { answerPlace, type AskedPlace, homeOf, type PlaceAnswer } from "../../../core/planner/answer.ts";
import { isApproximate, readPlaces } from "../../../core/planner/found-place.ts";
import type { PlannerDataQuery } from "../../../core/planner/planner-data.ts";
import { mapQuery } from "../../../core/query/switched-query.ts";
import type { Scope } from "../../../core/query/scope.ts";
import { compareText } from "../../../core/text/text.ts";
import type { PlannerState } from "../planner.store.ts";
import { stopsOf } from "./ask.model.ts";

/** An employee who can be asked about. */
export interface AskedPerson {
  readonly id: string;
  readonly name: string;
  readonly homeAddress: string | null;
  readonly hasRoute: boolean;
}

/** The search for the home of an employee who has no stop. */
type HomeSearch =
  | { readonly kind: "none" | "searching" | "no-address" | "nothing" | "failed" }
  /** Several places fit the address: a person chooses. */
  | { readonly kind: "several"; readonly places: readonly FoundAddress[] };

interface AskFields {
  readonly addressText: string;
  readonly address: FoundAddress | null;
  readonly personText: string;
  readonly person: AskedPerson | null;
}

const emptyFields: AskFields = { addressText: "", address: null, personText: "", person: null };
const noSearch: HomeSearch = { kind: "none" };

/** Those without a route first: it is them that a stop is sought for. */
const toPeople = (all: readonly Employee[]): readonly AskedPerson[] =>
  all
    .filter((employee) => !isDeleted(employee))
    .map(({ id, name, homeAddress, routeName }) => ({
      id,
      name: name ?? "-",
      homeAddress,
      hasRoute: routeName !== null,
    }))
    .toSorted((one, other) => Number(one.hasRoute) - Number(other.hasRoute) || compareText(one.name, other.name));

const toPlace = ({ description, location }: FoundAddress, label = description, personId?: string): AskedPlace => {
  const position: Position = [location.latitude, location.longitude];
  return {
    label,
    address: description,
    positions: { morning: position, evening: position },
    isApproximate: isApproximate(description),
    ...(personId !== undefined && { personId }),
  };
};

/** Addresses, people and the answer are kept in memory only, as long as the element. */
export function createAsk(scope: Scope, data: PlannerDataQuery, $state: ReadableAtom<PlannerState>) {
  const { session } = scope;
  const $fields = atom(emptyFields);
  const $homeSearch = atom<HomeSearch>(noSearch);
  const $addressPlace = atom<AskedPlace | null>(null);
  const $personPlace = atom<AskedPlace | null>(null);
  const $chosenId = atom<string | null>(null);
  const addresses = createAddressSuggestions(session);
  const everybody = createAllEmployees(scope.late);
  const change = (part: Partial<AskFields>) => $fields.set({ ...$fields.get(), ...part });
  let search = new AbortController();

  const $subject = computed($state, ({ subject }) => subject);
  const $period = computed($state, ({ timePeriod }) => timePeriod);
  const $place = computed([$subject, $addressPlace, $personPlace], (subject, address, person) => {
    if (subject === "list") return null;
    return subject === "address" ? address : person;
  });
  const $answer = computed([data.$load, $place, $period], (load, place, period): PlaceAnswer | null =>
    load.status === "ready" && place ? answerPlace(load.data.network, place, period, load.data.limits) : null,
  );
  const show = ($own: typeof $addressPlace, place: AskedPlace | null) => {
    $own.set(place);
    $chosenId.set(null);
  };

  /** The home from the person's stop, else the address by the provider's search. */
  const findHome = async (person: AskedPerson) => {
    const { id, name, homeAddress } = person;
    const load = data.$load.get();
    const positions = load.status === "ready" ? homeOf(load.data.network, id) : null;
    if (positions) {
      show($personPlace, { label: name, address: homeAddress, positions, isApproximate: false, personId: id });
      return;
    }
    if (homeAddress === null) {
      $homeSearch.set({ kind: "no-address" });
      return;
    }
    const own = new AbortController();
    search = own;
    $homeSearch.set({ kind: "searching" });
    try {
      const places = await fetchAddresses(session.http, homeAddress, own.signal);
      if (search !== own) return;
      const [only, ...others] = places;
      if (!only) $homeSearch.set({ kind: "nothing" });
      else if (others.length > 0) $homeSearch.set({ kind: "several", places });
      else chooseHome(only);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (search === own && !isAborted(error)) $homeSearch.set({ kind: "failed" });
    }
  };
  const chooseHome = (place: FoundAddress) => {
    const { person } = $fields.get();
    $homeSearch.set(noSearch);
    if (person) show($personPlace, toPlace(place, person.name, person.id));
  };
  const typeAddress = (addressText: string) => {
    const { address } = $fields.get();
    const isSame = address?.description === addressText;
    change({ addressText, address: isSame ? address : null });
    addresses.type(addressText);
    if (!isSame) show($addressPlace, null);
  };
  const chooseAddress = (address: FoundAddress) => {
    change({ addressText: address.description, address });
    show($addressPlace, toPlace(address));
  };
  const forgetHome = () => {
    search.abort();
    search = new AbortController();
    $homeSearch.set(noSearch);
    show($personPlace, null);
  };
  // A person chosen before the routes are there may have a stop.
  const stopWaiting = data.$load.listen(({ status }, before) => {
    const { person } = $fields.get();
    if (status !== "ready" || before?.status === "ready" || !person || $personPlace.get()) return;
    forgetHome();
    void findHome(person);
  });
  const stops = [stopWaiting, addresses.destroy, () => search.abort()];
  for (const stop of stops) scope.onEnd(stop);

  return {
    $fields,
    addresses,
    people: { ...mapQuery(everybody, toPeople), $progress: everybody.$progress },
    $homeSearch,
    $place,
    $answer,
    /** Of the selected route, or of the selected stop of those that are too far: by default the first of the answer. */
    $selectedId: computed([$answer, $chosenId], (answer, chosen) => {
      const ids = answer ? stopsOf(answer).map(({ id }) => id) : [];
      return ids.find((id) => id === chosen) ?? ids[0] ?? null;
    }),
    select: (id: string) => $chosenId.set(id),
    typeAddress,
    chooseAddress,
    /** An address from another area: where only one place fits it, that one is chosen. */
    askAddress(text: string) {
      typeAddress(text);
      const stop = addresses.$found.listen(({ addresses: found, isBusy }) => {
        if (isBusy) return;
        stop();
        const reading = readPlaces(text, found);
        if ($fields.get().addressText === text && reading.kind === "found") chooseAddress(reading.place);
      });
    },
    typePerson(personText: string) {
      const { person } = $fields.get();
      if (person?.name === personText) return;
      change({ personText, person: null });
      forgetHome();
    },
    choosePerson(person: AskedPerson) {
      change({ personText: person.name, person });
      forgetHome();
      void findHome(person);
    },
    chooseHome,
    retryHome() {
      const { person } = $fields.get();
      if (person) void findHome(person);
    },
  };
}
