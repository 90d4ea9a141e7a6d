import { atom, computed, type ReadableAtom } from "nanostores";
import { fetchInvoice, type Invoice, invoiceCall } from "../../api/billing.ts";
import type { BilledPassenger } from "../../api/billing-rows.ts";
import type { MarketplaceSearch } from "../../api/marketplace-values.ts";
import { billingEnabled } from "../../billing/access.ts";
import { type Kurus, toKurus } from "../../billing/money.ts";
import { toMonth } from "../../time/month.ts";
import { createQuery, type Load } from "../../query/query.ts";
import { type QueryOwner, sessionOf } from "../../query/scope.ts";
import { toTurkishLower } from "../../text/text.ts";
import { queryOf } from "../../query/call-query.ts";

/** Cost of a passenger's current seat. */
export interface Savings {
  /**
   * Kuruş per month from this month's invoice; null: no billing, the employee isn't on the invoice, or the name is ambiguous.
   * Fetches while it has listeners; a failure is null too, because the comparison is optional.
   */
  readonly $presentCost: ReadableAtom<Kurus | null>;
}

const nobody: Savings = { $presentCost: atom(null) };

/** For the passenger of the search; an address has no current cost. */
export function createSavings(owner: QueryOwner, subject: MarketplaceSearch["subject"]): Savings {
  const session = sessionOf(owner);
  const state = session.$state.get();
  const companyId = state.status === "signed-in" ? state.profile.companyId : null;
  if (companyId === null || subject.type !== "passenger") return nobody;
  const { name } = subject.passenger;
  const month = toMonth(session.environment.now());
  const access = createQuery(owner, billingEnabled(companyId));
  const $isOpen = computed(access.$load, (load) => load.status === "ready" && load.data);
  const invoice = createQuery(owner, queryOf(invoiceCall, fetchInvoice, companyId, month), $isOpen);
  return { $presentCost: computed(invoice.$load, (load) => costOf(load, name)) };
}

function costOf(load: Load<Invoice>, name: string): Kurus | null {
  return load.status === "ready" ? findCost(load.data.passengers, name) : null;
}

/** Total of the employee with this name; null when several have it, because the invoice has no ids. */
export function findCost(passengers: readonly BilledPassenger[], name: string): Kurus | null {
  const wanted = toTurkishLower(name);
  const found = passengers.filter((passenger) => toTurkishLower(passenger.name ?? "") === wanted);
  return found.length === 1 ? (found[0]?.total ?? null) : null;
}

/** Savings per month by changing to a seat of this price (TL); negative when it costs more. Null when an amount is unknown. */
export function toSaving(presentCost: Kurus | null, price: number | null): Kurus | null {
  return presentCost === null || price === null ? null : presentCost - toKurus(price);
}
