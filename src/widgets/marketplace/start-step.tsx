import { useStore } from "@nanostores/react";
import type { FormEvent } from "react";
import armchairIcon from "lucide-static/icons/armchair.svg?raw";
import arrowRightIcon from "lucide-static/icons/arrow-right.svg?raw";
import busIcon from "lucide-static/icons/bus.svg?raw";
import checkIcon from "lucide-static/icons/check.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import searchIcon from "lucide-static/icons/search.svg?raw";
import { Chip } from "../kit/text/chip.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { marketplaceSearchMessages, startMessages as texts } from "./marketplace.messages.ts";
import { toWorkText } from "./marketplace.model.ts";
import type { Marketplace } from "./marketplace.store.ts";
import { OpenLines } from "./open-lines.tsx";
import { toMissing, toWanted } from "./search/form.store.ts";
import { PersonField } from "./search/person-field.tsx";

/** The landing page: the buyer centre beside all open lines, and the seller centre that is still to come. */
export function StartStep({ store }: { readonly store: Marketplace }) {
  return (
    <div className="start">
      <section className="card start-card" part="card" aria-label={texts.buyerTitle}>
        <SeatRow free={4} />
        <h2>{texts.buyerTitle}</h2>
        <p>{texts.buyerText}</p>
        <Points of={texts.buyerPoints} />
        <QuickSearch store={store} />
        <div className="start-more">
          <p>{texts.moreSearch}</p>
          <button type="button" className="button" onClick={() => store.goTo("search")}>
            <Icon of={armchairIcon} />
            {texts.toSearch}
            <Icon of={arrowRightIcon} size="small" />
          </button>
        </div>
      </section>
      <OpenLines store={store} />
      <section className="card start-card later" part="card" aria-label={texts.sellerTitle}>
        <div className="start-title row wrap">
          <h2>{texts.sellerTitle}</h2>
          <Chip kind="neutral" icon={clockIcon}>
            {texts.soon}
          </Chip>
        </div>
        <p>
          {texts.sellerText} {texts.sellerHelp}
        </p>
        <button type="button" className="button" disabled>
          <Icon of={busIcon} />
          {texts.toSeller}
        </button>
      </section>
    </div>
  );
}

/** The search on the landing page: for an employee, with the working type and days of the last search. */
function QuickSearch({ store }: { readonly store: Marketplace }) {
  const fields = { ...useStore(store.form.$fields), kind: "passenger" } as const;
  const missing = toMissing(fields);
  const wanted = toWanted(fields);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    store.form.change({ kind: "passenger" });
    store.search();
  };
  return (
    <form className="start-search" noValidate onSubmit={handleSubmit}>
      <PersonField store={store} />
      <button type="submit" className="button primary" disabled={missing !== null}>
        <Icon of={searchIcon} />
        {marketplaceSearchMessages.search}
      </button>
      <span className="field-help" role="status">
        {/* A missing person is reported by the field itself. */}
        {fields.person && (missing ?? (wanted && texts.days(toWorkText(wanted))))}
      </span>
    </form>
  );
}

function Points({ of }: { readonly of: readonly string[] }) {
  return (
    <ul className="start-points grid gap-8">
      {of.map((point) => (
        <li key={point}>
          <Icon of={checkIcon} size="small" />
          {point}
        </li>
      ))}
    </ul>
  );
}

const seats = Array.from({ length: 14 }, (_, index) => index);

/** A shuttle on its line, with free seats: the drawing of the landing page. */
function SeatRow({ free }: { readonly free: number }) {
  return (
    <svg className="start-art" viewBox="0 0 240 56" aria-hidden="true">
      <path className="start-line" d="M8 44H232" />
      <circle cx="8" cy="44" r="5.5" />
      <circle className="start-end" cx="232" cy="44" r="5.5" />
      {seats.map((seat) => (
        <rect
          key={seat}
          className={seat >= seats.length - free ? "start-free" : "start-taken"}
          x={28 + seat * 13.5}
          y="12"
          width="9"
          height="16"
          rx="3"
        />
      ))}
    </svg>
  );
}
