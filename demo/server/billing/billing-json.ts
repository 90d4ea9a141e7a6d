import { addDays } from "../calendar/day.ts";
import { paymentPlans, type PaymentPlan } from "../schema-billing.ts";
import { compareTurkish } from "../text.ts";
import { changesOf, type Change } from "./change-log.ts";
import { serviceTypes } from "./extras.ts";
import { costsOf, invoiceOf, totalOf, type BilledCompany, type Invoice } from "./invoice.ts";
import { percentOf, sumOf, toTl, type Kurus } from "./money.ts";
import { addMonths, firstDayOf, numberOf, yearOf, type Month } from "./month.ts";
import { changeRequestOf, planTerms } from "./payment-plan.ts";
import { priceOf, termsOf } from "./price.ts";
import type { Rider } from "./roster.ts";
import { tariffOf, vatPercent } from "./tariffs.ts";

const workingHours = "08:30 - 18:00";
/** A fictitious bank account with valid check digits. */
const paymentInfo = {
  bank_name: "Örnek Bankası",
  account_name: "Örnek Servis Taşımacılık A.Ş.",
  iban: "TR250009901234567890123456",
  tax_office: "Büyük Mükellefler",
  tax_number: "1234567890",
};

/** `GET /api/v2/company/billing/{company_id}/`. */
export function toBilling(company: BilledCompany, month: Month) {
  const invoice = invoiceOf(company, month);
  const tariff = tariffOf(month);
  return {
    payment_plan: invoice.plan,
    payment_plan_change_request: changeRequestOf(month, company.planRequests, company.now),
    num_passengers: invoice.riders.length,
    working_hours: workingHours,
    prices: paymentPlans.map((plan) => toPlan(invoice, plan)),
    passengers: toPassengers(invoice),
    change_logs: company.officeNames.map((officeName) => ({
      office_name: officeName,
      changes: changesOf(company, officeName, month).map(toChange),
    })),
    additional_services: invoice.services.map(({ type, routeName, amount, explanation }) => ({
      service_type: type,
      route: routeName,
      ...toAmounts(amount, month),
      explanation,
    })),
    line_based_usages: invoice.lineUsages.map(({ routeName, passengerCount, amount, explanation }) => ({
      route: routeName,
      passenger_count: passengerCount,
      ...toAmounts(amount, month),
      explanation,
    })),
    base_price: toTl(tariff.basePrice),
    direct_distance_price: toTl(tariff.distancePrice * 10),
    bridge_price: toTl(tariff.bridgePrice),
    avrasya_price: toTl(tariff.avrasyaPrice),
    toll_road_price: toTl(tariff.tollRoadPrice),
    payment_info: paymentInfo,
  };
}

function toPlan(invoice: Invoice, plan: PaymentPlan) {
  const { employees, services, lines, withoutVat, total } = costsOf(invoice, plan);
  const { days, discount } = planTerms[plan];
  const { length: count } = invoice.riders;
  return {
    payment_plan: plan,
    discount_text: discount > 0 ? `%${discount} indirim` : null,
    employee_based_cost: toTl(employees),
    additional_services_cost: toTl(services),
    line_based_usages_cost: toTl(lines),
    total_price_wo_vat: toTl(withoutVat),
    total_price: toTl(total),
    avg_seat_price: count === 0 ? 0 : toTl(Math.round(withoutVat / count)),
    last_payment_date: addDays(firstDayOf(addMonths(invoice.month, 1)), days),
    term_information: `${days} gün vadeli`,
    breakdown: {
      employee_based_usage: [{ name: "Çalışan bazlı kullanım", value: toTl(employees) }],
      additional_services: serviceTypes.map((type) => {
        const ordered = invoice.services.filter((service) => service.type === type);
        return { name: type, value: toTl(sumOf(ordered, ({ amount }) => amount)) };
      }),
      line_based_usage: [{ name: "Hat bazlı kullanım", value: toTl(lines) }],
    },
  };
}

/** Sorted by name. */
function toPassengers({ month, plan, riders }: Invoice) {
  const terms = termsOf(month, plan);
  return riders
    .toSorted((a, b) => compareTurkish(a.occupant.name, b.occupant.name))
    .map((rider) => {
      const price = priceOf(rider, terms);
      return {
        ...toJourney(rider),
        discount: price.discount,
        temporary_discount: price.temporaryDiscount,
        prices: {
          base_price: toTl(price.base),
          total_price: toTl(price.total),
          breakdown: {
            distance_cost: { value: toTl(price.distance) },
            toll_road_price: { value: toTl(price.tollRoad) },
            bridge_price: { value: toTl(price.bridge) },
            avrasya_price: { value: toTl(price.avrasya) },
            gas_price_reflection: { value: toTl(price.gas) },
          },
        },
      };
    });
}

function toJourney({ occupant, distance }: Rider) {
  return { full_name: occupant.name, route: occupant.seat.routeName, distance: distance / 10 };
}

function toChange({ day, type, text, rider, effect }: Change) {
  return {
    date: day,
    route_name: rider && rider.occupant.seat.routeName,
    passenger_name: rider && rider.occupant.name,
    change_type: type,
    change_type_verbose: text,
    km: rider && rider.distance / 10,
    price_effect: toTl(effect),
  };
}

function toAmounts(amount: Kurus, month: Month) {
  return { amount: toTl(amount), amount_with_vat: toTl(amount + percentOf(amount, vatPercent(month))) };
}

/** `GET /api/v2/company/billing/{company_id}/histogram/`: the requested month, the three before it and the two after it. */
export function toHistogram(company: BilledCompany, asked: Month) {
  return [-3, -2, -1, 0, 1, 2].map((count) => {
    const month = addMonths(asked, count);
    return {
      month_number: numberOf(month),
      is_previous_year: yearOf(month) < yearOf(asked),
      prices: { total_price: toTl(totalOf(company, month)) },
    };
  });
}
