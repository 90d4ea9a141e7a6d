import { atom } from "nanostores";
import type { FoundAddress } from "../../../core/api/marketplace-people.ts";
import type { MarketplaceSearch, Person, WorkType } from "../../../core/api/marketplace.ts";
import { keptSearch, type SearchDraft, toDraft, toSearch } from "../../../core/marketplace/search-value.ts";
import type { Session } from "../../../core/session/session.ts";
import type { Weekday } from "../../../core/time/day.ts";
import { marketplaceSearchMessages as texts } from "../marketplace.messages.ts";

/** The fields of the form. Both subjects are kept, so that switching between them loses nothing. */
interface SearchFields {
  readonly kind: MarketplaceSearch["subject"]["type"];
  readonly personText: string;
  readonly person: Person | null;
  readonly addressText: string;
  readonly address: FoundAddress | null;
  readonly workType: WorkType | null;
  readonly daysMode: SearchDraft["daysMode"];
  readonly days: readonly Weekday[];
}

export const emptyFields: SearchFields = {
  kind: "passenger",
  personText: "",
  person: null,
  addressText: "",
  address: null,
  // The usual case, unless the session has a last search.
  workType: "full-time",
  daysMode: null,
  days: [],
};

/** Message about the first missing field; null when the search can start. */
export function toMissing({ kind, person, address, workType, daysMode, days }: SearchFields): string | null {
  if (kind === "passenger" ? !person : !address) return texts.missing[kind];
  if (workType === null) return texts.missing.workType;
  if (workType === "full-time") return null;
  if (daysMode === null) return texts.missing.daysMode;
  return daysMode === "defined" && days.length === 0 ? texts.missing.days : null;
}

function toSubject({ kind, person, address }: SearchFields): SearchDraft["subject"] {
  if (kind === "passenger") return person && { type: "passenger", passenger: person };
  return address && { type: "address", address: address.description, location: address.location };
}

/** The search made of the fields; null while a required field is missing. */
export function toWanted(fields: SearchFields): MarketplaceSearch | null {
  const { workType, daysMode, days } = fields;
  return toSearch({ subject: toSubject(fields), workType, daysMode, days });
}

/** The fields filled in from a search; the values of the other subject stay. */
export function toFields(search: MarketplaceSearch, before: SearchFields = emptyFields): SearchFields {
  const { workType, daysMode, days } = toDraft(search);
  const { subject } = search;
  const work = { workType, daysMode, days, kind: subject.type };
  if (subject.type === "passenger") {
    return { ...before, ...work, person: subject.passenger, personText: subject.passenger.name };
  }
  const address = { description: subject.address, location: subject.location };
  return { ...before, ...work, address, addressText: subject.address };
}

/** The search form; starts with the last search of this session. */
export function createSearchForm(session: Session) {
  const kept = keptSearch(session);
  const $fields = atom<SearchFields>(kept ? toFields(kept) : emptyFields);
  const change = (changed: Partial<SearchFields>) => $fields.set({ ...$fields.get(), ...changed });
  return {
    $fields,
    change,
    /** Typing clears the chosen person, unless the text is exactly one name: then `named` is that person. */
    typePerson(personText: string, named: Person | null = null) {
      const { person } = $fields.get();
      change({ personText, person: person?.name === personText ? person : named });
    },
    choosePerson: (person: Person) => change({ kind: "passenger", person, personText: person.name }),
    typeAddress(addressText: string) {
      const { address } = $fields.get();
      change({ addressText, address: address?.description === addressText ? address : null });
    },
    chooseAddress: (address: FoundAddress) => change({ kind: "address", address, addressText: address.description }),
    toggleDay(day: Weekday) {
      const { days } = $fields.get();
      change({ days: days.includes(day) ? days.filter((other) => other !== day) : [...days, day].toSorted() });
    },
    repeat: (search: MarketplaceSearch) => $fields.set(toFields(search, $fields.get())),
    clear: () => $fields.set(emptyFields),
  };
}
