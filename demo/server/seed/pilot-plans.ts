import { lateProspect, manyOffers, prospect, type SeedCompany } from "./companies.ts";

/** An offer with the people and routes that it was made for. */
export interface PilotPlan {
  readonly id: number;
  readonly company: SeedCompany;
  readonly officeIndex: number;
  readonly routes: number;
  readonly name: string;
  readonly offer: "seat" | "line";
  readonly offerName: string;
  readonly madeDaysAgo: number;
  /** Percent; null isn't applied. Default 5 and 3. */
  readonly discounts?: readonly [customer: number, earlyPayment: number | null];
}

export const validityDays = 30;

export const pilotPlans: readonly PilotPlan[] = [
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

/** Offers of both kinds: valid, ending today, and expired. */
export const laterPilotPlans: readonly PilotPlan[] = [
  {
    id: 5,
    company: manyOffers,
    officeIndex: 0,
    routes: 6,
    name: "Hadımköy Fabrika Pilotu",
    offer: "seat",
    offerName: "Hadımköy Fabrika Personel Servisi Koltuk Bazlı Teklif",
    madeDaysAgo: 6,
    discounts: [7.25, 4.5],
  },
  {
    id: 6,
    company: manyOffers,
    officeIndex: 1,
    routes: 6,
    name: "İkitelli Depo Pilotu",
    offer: "line",
    offerName: "İkitelli Depo Hatları",
    madeDaysAgo: 12,
    discounts: [6, null],
  },
  {
    id: 7,
    company: manyOffers,
    officeIndex: 0,
    routes: 2,
    name: "Gece Vardiyası Pilotu",
    offer: "seat",
    offerName: "Gece Vardiyası Koltuk Teklifi",
    madeDaysAgo: validityDays,
  },
  {
    id: 8,
    company: manyOffers,
    officeIndex: 1,
    routes: 2,
    name: "Mağaza Pilotu",
    offer: "line",
    offerName: "Mağaza Hatları",
    madeDaysAgo: validityDays,
  },
  {
    id: 9,
    company: manyOffers,
    officeIndex: 0,
    routes: 2,
    name: "Yaz Dönemi Pilotu",
    offer: "seat",
    offerName: "Yaz Dönemi Koltuk Teklifi",
    madeDaysAgo: 82,
  },
  {
    id: 10,
    company: manyOffers,
    officeIndex: 1,
    routes: 2,
    name: "Fuar Pilotu",
    offer: "line",
    offerName: "Fuar Haftası Hatları",
    madeDaysAgo: 47,
  },
];
