import { useStore } from "@nanostores/react";
import { useEffect, useMemo, useRef } from "react";
import clipboardListIcon from "lucide-static/icons/clipboard-list.svg?raw";
import mapPinIcon from "lucide-static/icons/map-pin.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import userIcon from "lucide-static/icons/user.svg?raw";
import type { FoundAddress } from "../../../core/api/marketplace-people.ts";
import { peopleIndexOf } from "../../../core/employees/people-index.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { MissingNote } from "../../kit/feedback/retry-button.tsx";
import { Combobox } from "../../kit/field/combobox.tsx";
import { Segmented } from "../../kit/field/segmented.tsx";
import { Avatar } from "../../kit/text/avatar.tsx";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import type { PlannerProps } from "../parts.tsx";
import { askMessages as texts, plannerMessages } from "../planner.messages.ts";
import { type Subject, subjects } from "../planner.store.ts";
import type { AskedPerson } from "./ask.store.ts";

const icons: Readonly<Record<Subject, string>> = { address: mapPinIcon, employee: userIcon, list: clipboardListIcon };

/** The choice of what is asked for, its field, and whether the place of the answer is exact. */
export function Question({ store }: PlannerProps) {
  const { subject } = useStore(store.$state);
  const place = useStore(store.ask.$place);
  return (
    <div className="planner-question grid gap-10 min-0">
      <SubjectChoice store={store} />
      {subject === "employee" ? <PersonField store={store} /> : <AddressField store={store} />}
      {place?.isApproximate && (
        <div>
          <Chip kind="warn" icon={triangleAlertIcon}>
            {texts.approximate}
          </Chip>
        </div>
      )}
    </div>
  );
}

/** The choice between address, employee and list; the list's view shows it too. */
export function SubjectChoice({ store }: PlannerProps) {
  const { subject } = useStore(store.$state);
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (store.takeSubjectFocus(subject)) choice.current?.querySelector<HTMLElement>("[aria-checked=true]")?.focus();
  }, [store, subject]);
  return (
    <div className="planner-subjects" ref={choice}>
      <Segmented
        label={plannerMessages.subjects}
        options={subjects.map((value) => ({ value, label: plannerMessages.subject[value], icon: icons[value] }))}
        value={subject}
        onChange={store.chooseSubject}
      />
    </div>
  );
}

const keyOfAddress = ({ description, location }: FoundAddress) =>
  `${description} ${location.latitude},${location.longitude}`;
const keyOfPerson = ({ id }: AskedPerson) => id;
const noPeople: readonly AskedPerson[] = [];

/** A field for an address, chosen from the provider's suggestions. */
function AddressField({ store: { ask } }: PlannerProps) {
  const { address, addressText } = useStore(ask.$fields);
  const { addresses, isBusy, isNothing, error } = useStore(ask.addresses.$found);
  const toStatus = () => {
    if (error) return <MissingNote text={texts.addressesFailed} onRetry={ask.addresses.retry} />;
    if (address !== null || isBusy) return null;
    if (isNothing) return <strong>{texts.nothing}</strong>;
    if (addresses.length === 0) return addressText === "" ? null : texts.typeMore;
    return (
      <>
        {texts.chooseAddress} <span className="visually-hidden">{texts.found(formatNumber(addresses.length))}</span>
      </>
    );
  };
  return (
    <Combobox
      label={texts.address}
      isLabelHidden
      icon={mapPinIcon}
      text={addressText}
      onText={ask.typeAddress}
      options={addresses}
      keyOf={keyOfAddress}
      chosenKey={address && keyOfAddress(address)}
      onChoose={ask.chooseAddress}
      listLabel={texts.addresses}
      placeholder={texts.addressHint}
      isBusy={isBusy}
      renderOption={({ description }) => (
        <>
          <Icon of={mapPinIcon} size="small" />
          <span className="cut">{description}</span>
        </>
      )}
      status={toStatus()}
    />
  );
}

/** A field for an employee, those without a route first. */
function PersonField({ store: { ask } }: PlannerProps) {
  const load = useStore(ask.people.$load);
  const progress = useStore(ask.people.$progress);
  const { person, personText } = useStore(ask.$fields);
  const people = load.status === "ready" ? load.data : noPeople;
  const wanted = person === null ? personText : "";
  const found = useMemo(() => {
    const matches = peopleIndexOf(people).find(wanted);
    return matches.toSorted((one, other) => Number(one.hasRoute) - Number(other.hasRoute));
  }, [people, wanted]);
  const toStatus = () => {
    if (load.status === "failed")
      return <MissingNote text={texts.peopleFailed} onRetry={() => void ask.people.refresh()} />;
    if (load.status === "loading")
      return progress.count === null
        ? null
        : texts.peopleLoading(formatNumber(progress.loaded), formatNumber(progress.count));
    if (person !== null) return null;
    if (personText !== "" && found.length === 0) return <strong>{texts.nothingPerson}</strong>;
    return texts.withoutRoute(formatNumber(people.filter(({ hasRoute }) => !hasRoute).length));
  };
  return (
    <>
      <Combobox
        label={texts.person}
        isLabelHidden
        icon={userIcon}
        text={personText}
        onText={ask.typePerson}
        options={found}
        keyOf={keyOfPerson}
        chosenKey={person?.id}
        onChoose={ask.choosePerson}
        listLabel={texts.people}
        placeholder={texts.personHint}
        isBusy={load.status === "loading"}
        renderOption={({ name, hasRoute }) => (
          <>
            <Avatar name={name} />
            <span className="cut">{name}</span>
            {!hasRoute && <span className="planner-no-route">{texts.noRoute}</span>}
          </>
        )}
        status={toStatus()}
      />
      <HomeStatus ask={ask} />
    </>
  );
}

function HomeStatus({ ask }: Pick<PlannerProps["store"], "ask">) {
  const search = useStore(ask.$homeSearch);
  return (
    <div className="planner-home" role="status">
      {search.kind === "searching" && (
        <p className="row gap-8">
          <span className="spinner" /> {texts.homeSearching}
        </p>
      )}
      {search.kind === "no-address" && <p>{texts.homeUnknown}</p>}
      {search.kind === "nothing" && <p>{texts.homeNotFound}</p>}
      {search.kind === "failed" && <MissingNote text={texts.homeFailed} onRetry={ask.retryHome} />}
      {search.kind === "several" && (
        <>
          <p>{texts.homeSeveral(formatNumber(search.places.length))}</p>
          <ul>
            {search.places.map((place) => (
              <li key={keyOfAddress(place)}>
                <TransientButton className="button small" onClick={() => ask.chooseHome(place)}>
                  <Icon of={mapPinIcon} />
                  {place.description}
                </TransientButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
