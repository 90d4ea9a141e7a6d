import { useStore } from "@nanostores/react";
import { useEffect, useMemo, useState } from "react";
import type { Person } from "../../../core/api/marketplace.ts";
import { type PeopleIndex, peopleIndexOf } from "../../../core/employees/people-index.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { MissingNote } from "../../kit/feedback/retry-button.tsx";
import { Combobox } from "../../kit/field/combobox.tsx";
import { Avatar } from "../../kit/text/avatar.tsx";
import { marketplaceSearchMessages as texts } from "../marketplace.messages.ts";
import type { Marketplace } from "../marketplace.store.ts";

const none: readonly Person[] = [];
const keyOf = ({ id }: Person) => id;

const renderPerson = ({ name }: Person) => (
  <>
    <Avatar name={name} />
    <span className="cut">{name}</span>
  </>
);

/** A combobox of all employees of the company, searched by a part of the name. */
export function PersonField({ store }: { readonly store: Marketplace }) {
  const load = useStore(store.people.$load);
  const { person, personText } = useStore(store.form.$fields);
  const index = load.status === "ready" ? peopleIndexOf(load.data) : null;
  useFoldedNames(index);
  const [isTyped, setTyped] = useState(false);
  // A name may be typed before the employees are loaded.
  useEffect(() => {
    const only = index && person === null ? index.only(personText) : null;
    if (only) store.form.typePerson(personText, only);
  }, [index, person, personText, store]);
  // Lists everybody when a person is chosen, and the matches while a person types.
  const wanted = person === null || isTyped ? personText : "";
  const found = useMemo(() => (index ? index.find(wanted) : none), [index, wanted]);
  // The only match is chosen already.
  const isClear = isTyped && found.length === 1 && found[0] === person;
  const type = (text: string) => {
    setTyped(true);
    store.form.typePerson(text, index?.only(text));
  };
  return (
    <Combobox
      label={texts.person}
      text={personText}
      onText={type}
      options={isClear ? none : found}
      keyOf={keyOf}
      chosenKey={person?.id}
      onChoose={store.form.choosePerson}
      onClose={() => setTyped(false)}
      listLabel={texts.people}
      placeholder={texts.personHint}
      isBusy={load.status === "loading" && personText !== ""}
      renderOption={renderPerson}
      status={<PersonStatus store={store} found={found.length} />}
    />
  );
}

function PersonStatus({ store, found }: { readonly store: Marketplace; readonly found: number }) {
  const load = useStore(store.people.$load);
  const { person, personText } = useStore(store.form.$fields);
  const isMissing = useStore(store.$isPassengerMissing);
  if (load.status === "failed")
    return <MissingNote text={texts.peopleFailed} onRetry={() => void store.people.refresh()} />;
  if (load.status === "loading") return <span className="visually-hidden">{texts.peopleLoading}</span>;
  if (person !== null) return <span className="visually-hidden">{texts.chosen(person.name)}</span>;
  if (personText.trim() === "") return isMissing ? texts.unknownPerson : null;
  if (found === 0) return <strong>{texts.nothing}</strong>;
  return (
    <>
      {texts.choosePerson} <span className="visually-hidden">{texts.found(formatNumber(found))}</span>
    </>
  );
}

/** Time spent on folding in one task, ms: too short to delay a frame. */
const taskTime = 5;

/** Folds the names ahead of time in short tasks, so that the first key press is not slower than the others. */
function useFoldedNames(people: PeopleIndex<Person> | null): void {
  useEffect(() => {
    if (!people) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const end = performance.now() + taskTime;
      if (!people.prepare(() => performance.now() < end)) timer = setTimeout(work);
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [people]);
}
