import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import mapPinIcon from "lucide-static/icons/map-pin.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import userIcon from "lucide-static/icons/user.svg?raw";
import type { FoundAddress } from "../../../core/api/marketplace-people.ts";
import { peopleIndexOf } from "../../../core/employees/people-index.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { MissingNote } from "../../kit/feedback/missing-note.tsx";
import { Combobox } from "../../kit/field/combobox/combobox.tsx";
import { Avatar } from "../../kit/text/avatar.tsx";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { askMessages as texts } from "../planner.messages.ts";
import type { AskedPerson } from "./ask.store.ts";
import type { PlannerProps } from "../planner.view.tsx";

const keyOfAddress = ({ description, location }: FoundAddress) =>
  `${description} ${location.latitude},${location.longitude}`;
const keyOfPerson = ({ id }: AskedPerson) => id;
const noPeople: readonly AskedPerson[] = [];

/** A field for an address, chosen from the provider's suggestions. */
export function AddressAsk({ store: { ask } }: PlannerProps) {
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
export function PersonAsk({ store: { ask } }: PlannerProps) {
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
        <p>
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
                <button type="button" className="button small" onClick={() => ask.chooseHome(place)}>
                  <Icon of={mapPinIcon} />
                  {place.description}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Says that the position of the asked place isn't exact. */
export function ApproximateChip({ store: { ask } }: PlannerProps) {
  const place = useStore(ask.$place);
  if (!place?.isApproximate) return null;
  return (
    <div>
      <Chip kind="warn" icon={triangleAlertIcon}>
        {texts.approximate}
      </Chip>
    </div>
  );
}
