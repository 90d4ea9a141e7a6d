import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import mapPinIcon from "lucide-static/icons/map-pin.svg?raw";
import slidersIcon from "lucide-static/icons/sliders-horizontal.svg?raw";
import userIcon from "lucide-static/icons/user.svg?raw";
import { localized } from "../../core/text/messages.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { Skeleton } from "../kit/feedback/panel.tsx";
import { Select } from "../kit/field/select.tsx";
import { AreaHead } from "../kit/layout/heading.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { Icon } from "../kit/text/icon.tsx";
import type { Buyer } from "./buyer/buyer.store.ts";
import { marketplaceMessages as texts } from "./marketplace.messages.ts";
import { toSubjectText, toWorkText } from "./marketplace.model.ts";
import type { Marketplace } from "./marketplace.store.ts";
import { StartStep } from "./start-step.tsx";

// The code of the steps after the landing page, loaded when each is first shown.
const stepCode = {
  search: lazyModule(() => import("./search/search-step.tsx")),
  lines: lazyModule(() => import("./buyer/buyer-step.tsx")),
};
const bulkCode = lazyModule(() => import("./bulk-dialogs.tsx"));
const skeleton = <Skeleton height={360} />;

interface ViewProps {
  readonly store: Marketplace;
}

/** Landing, search, list of lines. */
export function MarketplaceView({ store }: ViewProps) {
  const { step } = useStore(store.$state);
  const frame = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  // The button that had the focus is removed with its step: the focus moves to the start of the new step.
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    if (frame.current) arrive(frame.current);
  }, [step]);
  return (
    <div className="marketplace" data-step={step}>
      <MarketHead store={store} />
      <div className="market-step min-0" ref={frame} tabIndex={-1}>
        {step === "start" && <StartStep store={store} />}
        {step === "search" && <Search store={store} />}
        {step === "lines" && <Lines store={store} />}
      </div>
      <Bulk store={store} />
    </div>
  );
}

function arrive(frame: HTMLElement): void {
  // Only when no element has the focus: a focus elsewhere in the page stays.
  if (document.activeElement === document.body) frame.focus({ preventScroll: true });
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: "start" });
}

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
function MarketHead({ store }: { readonly store: Marketplace }) {
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
    <div className="market-search row min-0">
      <span className="market-subject row gap-6 weight-medium min-0">
        <Icon of={search.subject.type === "passenger" ? userIcon : mapPinIcon} size="small" />
        <span className="cut">{toSubjectText(search)}</span>
      </span>
      <span className="market-days muted">{toWorkText(search)}</span>
      <button type="button" className="button small" onClick={onChange}>
        <Icon of={slidersIcon} size="small" />
        {texts.changeSearch}
      </button>
    </div>
  );
}

function Search({ store }: ViewProps) {
  return (
    <LatePart code={stepCode.search} failedTitle={texts.partFailed} skeleton={skeleton}>
      {({ SearchStep }) => <SearchStep store={store} />}
    </LatePart>
  );
}

function Lines({ store }: ViewProps) {
  return (
    <LatePart code={stepCode.lines} failedTitle={texts.partFailed} skeleton={skeleton}>
      {({ BuyerStep }) => <BuyerStep store={store} />}
    </LatePart>
  );
}

/** The dialogs of the bulk request, available at every step: the detail of a line opens them too. */
function Bulk({ store }: ViewProps) {
  const load = useStore(store.bulk.$load);
  const isOpen = load.status === "ready" && load.data.dialog !== null;
  if (!isOpen) return null;
  return (
    <LatePart code={bulkCode} failedTitle={texts.partFailed}>
      {({ BulkDialogs }) => <BulkDialogs store={store} />}
    </LatePart>
  );
}
