import { useStore } from "@nanostores/react";
import mapPinIcon from "lucide-static/icons/map-pin.svg?raw";
import slidersIcon from "lucide-static/icons/sliders-horizontal.svg?raw";
import userIcon from "lucide-static/icons/user.svg?raw";
import { localized } from "../../../core/text/messages.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { Select } from "../../kit/field/select.tsx";
import type { Buyer } from "../buyer/buyer.store.ts";
import { marketplaceMessages as texts } from "../marketplace.messages.ts";
import type { Marketplace } from "../marketplace.store.ts";
import { toSubjectText, toWorkText } from "../work-days.ts";
import { AreaHead } from "../../kit/layout/heading.tsx";

const kinds = localized(
  () =>
    [
      { value: "buyer", label: texts.buyer },
      { value: "seller", label: texts.sellerSoon, isDisabled: true },
    ] as const,
);

/** Does nothing, because the other option, the seller centre, is disabled for all accounts. */
const stay = () => undefined;

/** Heading and type of marketplace; above the list of lines also a summary of the search. */
export function MarketHead({ store }: { readonly store: Marketplace }) {
  const { step } = useStore(store.$state);
  const buyer = useStore(store.$buyer);
  return (
    <AreaHead as="div" className="market-head">
      <slot name="heading">
        <h2>{texts.title}</h2>
      </slot>
      <div className="market-kind">
        <Select label={texts.kind} isLabelHidden size="small" value="buyer" options={kinds()} onChange={stay} />
      </div>
      {step === "lines" && buyer && <SearchWords buyer={buyer} onChange={() => store.goTo("search")} />}
    </AreaHead>
  );
}

function SearchWords({ buyer: { search }, onChange }: { readonly buyer: Buyer; readonly onChange: () => void }) {
  return (
    <div className="market-search">
      <span className="market-subject">
        <Icon of={search.subject.type === "passenger" ? userIcon : mapPinIcon} size="small" />
        <span className="cut">{toSubjectText(search)}</span>
      </span>
      <span className="market-days">{toWorkText(search)}</span>
      <button type="button" className="button small" onClick={onChange}>
        <Icon of={slidersIcon} size="small" />
        {texts.changeSearch}
      </button>
    </div>
  );
}
