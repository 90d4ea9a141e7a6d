import { useStore } from "@nanostores/react";
import type { FormEvent } from "react";
import searchIcon from "lucide-static/icons/search.svg?raw";
import { Icon } from "../../kit/text/icon.tsx";
import type { Marketplace } from "../marketplace.store.ts";
import { toMissing, toWanted } from "../search/form.store.ts";
import { PersonField } from "../search/person-field.tsx";
import { marketplaceSearchMessages, startMessages as texts } from "../marketplace.messages.ts";
import { toWorkText } from "../work-days.ts";

/** The search on the landing page: for an employee, with the working type and days of the last search. */
export function QuickSearch({ store }: { readonly store: Marketplace }) {
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
