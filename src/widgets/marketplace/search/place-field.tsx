import { useStore } from "@nanostores/react";
import type { FoundPlace } from "../../../core/api/marketplace-people.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { Combobox } from "../../kit/field/combobox/combobox.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { mapPinIcon } from "../../kit/text/icons.ts";
import { MissingNote } from "../../kit/feedback/missing-note.tsx";
import type { Marketplace } from "../marketplace.store.ts";
import { searchMessages as texts } from "./search.messages.ts";

const keyOf = ({ description, location }: FoundPlace) => `${description} ${location.latitude},${location.longitude}`;

const renderPlace = ({ description }: FoundPlace) => (
  <>
    <Icon of={mapPinIcon} size="small" />
    <span className="cut">{description}</span>
  </>
);

/** A field for an address, chosen from the provider's suggestions. */
export function PlaceField({ store }: { readonly store: Marketplace }) {
  const { place, placeText } = useStore(store.form.$fields);
  const { places, isBusy } = useStore(store.places.$found);
  const type = (text: string) => {
    store.form.typePlace(text);
    store.places.type(text);
  };
  return (
    <Combobox
      label={texts.place}
      text={placeText}
      onText={type}
      options={places}
      keyOf={keyOf}
      chosenKey={place && keyOf(place)}
      onChoose={store.form.choosePlace}
      listLabel={texts.places}
      placeholder={texts.placeHint}
      isBusy={isBusy}
      renderOption={renderPlace}
      status={<PlaceStatus store={store} />}
    />
  );
}

function PlaceStatus({ store }: { readonly store: Marketplace }) {
  const { place } = useStore(store.form.$fields);
  const { places, isBusy, isNothing, error } = useStore(store.places.$found);
  if (error) return <MissingNote text={texts.placesFailed} onRetry={store.places.retry} />;
  if (place !== null || isBusy) return null;
  if (isNothing) return <strong>{texts.nothing}</strong>;
  if (places.length === 0) return texts.typeMore;
  return (
    <>
      {texts.choosePlace} <span className="visually-hidden">{texts.foundPlaces(formatNumber(places.length))}</span>
    </>
  );
}
