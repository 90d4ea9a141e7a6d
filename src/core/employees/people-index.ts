import { foldText, toTurkishLower } from "../text/text.ts";

interface Named {
  readonly name: string;
}

/** Names folded between two checks of the time. */
const slice = 100;

export interface PeopleIndex<Person extends Named> {
  /**
   * People whose name contains the text, ignoring case. Matches with exact Turkish letters come before folded ones (`s` for `ş`);
   * in both, names with a word that begins with the text come first; else in the given order.
   */
  find(text: string): readonly Person[];
  /** The only person with exactly this name, ignoring case; null for none or several. */
  only(name: string): Person | null;
  /** Folds names while `hasTime` returns true; returns true when all are folded. */
  prepare(hasTime: () => boolean): boolean;
}

function createPeopleIndex<Person extends Named>(people: readonly Person[]): PeopleIndex<Person> {
  // A leading space, so that the first word is found like the others.
  const exact: string[] = [];
  const folded: string[] = [];
  const prepareNext = () => {
    const person = people[exact.length];
    if (!person) return false;
    const name = ` ${toTurkishLower(person.name)}`;
    exact.push(name);
    folded.push(foldText(name));
    return true;
  };
  const toRank = (index: number, wanted: string, foldedWanted: string) => {
    if (exact[index]?.includes(wanted)) return exact[index].includes(` ${wanted}`) ? 0 : 1;
    if (!folded[index]?.includes(foldedWanted)) return null;
    return folded[index].includes(` ${foldedWanted}`) ? 2 : 3;
  };
  return {
    find(text) {
      const wanted = toTurkishLower(text).trim();
      if (wanted === "") return people;
      while (prepareNext());
      const foldedWanted = foldText(wanted);
      const ranked: [Person[], Person[], Person[], Person[]] = [[], [], [], []];
      for (const [index, person] of people.entries()) {
        const rank = toRank(index, wanted, foldedWanted);
        if (rank !== null) ranked[rank].push(person);
      }
      return ranked.flat();
    },
    only(name) {
      const wanted = ` ${toTurkishLower(name).trim()}`;
      while (prepareNext());
      const first = exact.indexOf(wanted);
      return first >= 0 && exact.lastIndexOf(wanted) === first ? (people[first] ?? null) : null;
    },
    prepare(hasTime) {
      while (hasTime()) for (let count = 0; count < slice; count += 1) if (!prepareNext()) return true;
      return exact.length === people.length;
    },
  };
}

const known = new WeakMap<readonly Named[], unknown>();

/** The index of a list of people, built once per list. */
export function peopleIndexOf<Person extends Named>(people: readonly Person[]): PeopleIndex<Person> {
  const index = (known.get(people) as PeopleIndex<Person> | undefined) ?? createPeopleIndex(people);
  known.set(people, index);
  return index;
}
