import { commuteBetween } from "../geo/commute.ts";
import type { Draft } from "./draft.ts";
import type { Network } from "./network.ts";
import { type PilotPlan, validityDays } from "./pilot-plans.ts";
import { Random } from "./random.ts";

/** The demo companies' pilots: planned routes with their passengers and prices. */
export function addPilots(draft: Draft, network: Network, plans: readonly PilotPlan[]): void {
  for (const plan of plans) {
    const { id, company, officeIndex, routes, name } = plan;
    draft.pilots.push({ id, companyId: company.id, name });
    const office = company.offices[officeIndex];
    if (!office) throw new Error(`${company.name} has no office ${officeIndex}`);
    const random = new Random(`pilot ${id}`);
    const firstEmployee = draft.employees.length;
    const routeIds = Array.from({ length: routes }, () =>
      network.addRoute({ company, pilotId: id, office, boardings: [{ company, count: random.integer(7, 15) }] }),
    ).flat();
    if (plan.offer === "seat") addSeatOffer(draft, plan, firstEmployee);
    else addLineOffer(draft, plan, routeIds);
  }
}

const usualDiscounts = [5, 3] as const;

function addSeatOffer(draft: Draft, plan: PilotPlan, firstEmployee: number): void {
  const [customerDiscount, earlyPaymentDiscount] = plan.discounts ?? usualDiscounts;
  draft.seatOffers.push({
    pilotId: plan.id,
    name: plan.offerName,
    madeDaysAgo: plan.madeDaysAgo,
    validityDays,
    workingHours: "08:30 - 18:00",
    basePrice: 950,
    directDistancePrice: 42.5,
    bridgePrice: 180,
    avrasyaPrice: 260,
    tollRoadPrice: 120,
    customerDiscount,
    earlyPaymentDiscount: earlyPaymentDiscount ?? 0,
  });
  const office = plan.company.offices[plan.officeIndex]?.place;
  for (const employee of draft.employees.slice(firstEmployee)) {
    const passenger = draft.routePassengers.find(({ employeeId }) => employeeId === employee.id);
    const side = draft.locations.find(({ id }) => id === passenger?.locationId)?.side;
    if (!office || !side) throw new Error(`Employee ${employee.id} of ${plan.name} rides nowhere`);
    const home = { lat: employee.homeLat, lng: employee.homeLng, side };
    draft.seatOfferPassengers.push({ pilotId: plan.id, employeeId: employee.id, ...commuteBetween(home, office) });
  }
}

function addLineOffer(draft: Draft, plan: PilotPlan, routeIds: readonly number[]): void {
  const [customerDiscount, earlyPaymentDiscount] = plan.discounts ?? usualDiscounts;
  draft.lineOffers.push({
    pilotId: plan.id,
    name: plan.offerName,
    madeDaysAgo: plan.madeDaysAgo,
    validityDays,
    customerDiscount,
    earlyPaymentDiscount,
    gasPriceImpact: 35,
    gasFreezeRange: 5,
    inflationImpact: 40,
    inflationType: "TÜFE",
    inflationPeriod: 6,
    minWageImpact: 25,
    offDayCharges: "Resmî tatil ve hafta sonu seferleri günlük hat fiyatının 1,5 katı üzerinden ücretlendirilir.",
    offerNotes: "Fiyatlara KDV dâhil değildir. Güzergâh ve durak değişiklikleri ayda iki kez ücretsiz yapılır.",
  });
  const lastRoute = routeIds.at(-1);
  for (const variant of draft.routeVariants.filter(({ routeId }) => routeIds.includes(routeId))) {
    // The last evening run has the price 0; the portal hides such lines.
    const price = variant.routeId === lastRoute ? 0 : 1150 + (variant.length / 1000) * 46.25;
    draft.lineOfferLines.push({ pilotId: plan.id, routeId: variant.routeId, price: price.toFixed(6) });
  }
}
