import { useStore } from "@nanostores/react";
import mapPinIcon from "lucide-static/icons/map-pin.svg?raw";
import type { FoundAddress } from "../../../core/api/marketplace-people.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { Combobox } from "../../kit/field/combobox/combobox.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { MissingNote } from "../../kit/feedback/missing-note.tsx";
import type { Marketplace } from "../marketplace.store.ts";
import { marketplaceSearchMessages as texts } from "../marketplace.messages.ts";

const keyOf = ({ description, location }: FoundAddress) => `${description} ${location.latitude},${location.longitude}`;

const renderAddress = ({ description }: FoundAddress) => (
  <>
    <Icon of={mapPinIcon} size="small" />
    <span className="cut">{description}</span>
  </>
);

/** A field for an address, chosen from the provider's suggestions. */
export function AddressField({ store }: { readonly store: Marketplace }) {
  const { address, addressText: placeText } = useStore(store.form.$fields);
  const { addresses, isBusy } = useStore(store.addresses.$found);
  const type = (text: string) => {
    store.form.typeAddress(text);
    store.addresses.type(text);
  };
  return (
    <Combobox
      label={texts.address}
      text={placeText}
      onText={type}
      options={addresses}
      keyOf={keyOf}
      chosenKey={address && keyOf(address)}
      onChoose={store.form.chooseAddress}
      listLabel={texts.addresses}
      placeholder={texts.placeHint}
      isBusy={isBusy}
      renderOption={renderAddress}
      status={<AddressStatus store={store} />}
    />
  );
}

function AddressStatus({ store }: { readonly store: Marketplace }) {
  const { address } = useStore(store.form.$fields);
  const { addresses, isBusy, isNothing, error } = useStore(store.addresses.$found);
  if (error) return <MissingNote text={texts.addressesFailed} onRetry={store.addresses.retry} />;
  if (address !== null || isBusy) return null;
  if (isNothing) return <strong>{texts.nothing}</strong>;
  if (addresses.length === 0) return texts.typeMore;
  return (
    <>
      {texts.chooseAddress}{" "}
      <span className="visually-hidden">{texts.foundAddresses(formatNumber(addresses.length))}</span>
    </>
  );
}
