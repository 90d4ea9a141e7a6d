import { commuteBetween } from "../geo/commute.ts";
import { lateProspect, prospect, type SeedCompany } from "./companies.ts";
import type { Draft } from "./draft.ts";
import type { Network } from "./network.ts";
import { Random } from "./random.ts";

interface PilotPlan {
  readonly id: number;
  readonly company: SeedCompany;
  readonly officeIndex: number;
  readonly routes: number;
  readonly name: string;
  readonly offer: "seat" | "line";
  readonly offerName: string;
  readonly madeDaysAgo: number;
}

const validityDays = 30;

const pilotPlans: readonly PilotPlan[] = [
  {
    id: 1,
    company: prospect,
    officeIndex: 0,
    routes: 4,
    name: "Kozyatağı Pilotu",
    offer: "seat",
    offerName: "Kozyatağı Genel Müdürlük Koltuk Bazlı Teklif",
    madeDaysAgo: 11,
  },
  {
    id: 2,
    company: prospect,
    officeIndex: 1,
    routes: 7,
    name: "Gebze Pilotu",
    offer: "line",
    offerName: "Gebze Lojistik Üssü Hat Bazlı Teklif",
    madeDaysAgo: 9,
  },
  {
    id: 3,
    company: lateProspect,
    officeIndex: 0,
    routes: 3,
    name: "Tuzla Pilotu",
    offer: "seat",
    offerName: "Tuzla Tersane Koltuk Teklifi",
    madeDaysAgo: 64,
  },
  {
    id: 4,
    company: lateProspect,
    officeIndex: 1,
    routes: 3,
    name: "Merter Pilotu",
    offer: "line",
    offerName: "Merter Hat Teklifi",
    madeDaysAgo: 48,
  },
];

/** The demo companies' pilots: planned routes with their people, and what they would cost. */
export function addPilots(draft: Draft, network: Network): void {
  for (const plan of pilotPlans) {
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

function addSeatOffer(draft: Draft, plan: PilotPlan, firstEmployee: number): void {
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
    customerDiscount: 5,
    earlyPaymentDiscount: 3,
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
  draft.lineOffers.push({
    pilotId: plan.id,
    name: plan.offerName,
    madeDaysAgo: plan.madeDaysAgo,
    validityDays,
    customerDiscount: 5,
    earlyPaymentDiscount: 3,
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
    // The last evening run isn't priced yet; the screen hides such lines.
    const price = variant.routeId === lastRoute ? 0 : 1150 + (variant.length / 1000) * 46.25;
    draft.lineOfferLines.push({ pilotId: plan.id, routeId: variant.routeId, price: price.toFixed(6) });
  }
}
