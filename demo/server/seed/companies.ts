import { officeArea, type Place } from "../geo/places.ts";
import type { Draft } from "./draft.ts";

export interface SeedOffice {
  readonly id: number;
  readonly name: string;
  readonly place: Place;
}

export interface SeedCompany {
  readonly id: number;
  readonly name: string;
  readonly mailDomain: string;
  readonly kind: "customer" | "neighbour" | "demo";
  readonly offices: readonly SeedOffice[];
}

function company(
  id: number,
  kind: SeedCompany["kind"],
  name: string,
  mailDomain: string,
  offices: Readonly<Record<string, string>>,
): SeedCompany {
  return {
    id,
    kind,
    name,
    mailDomain: `${mailDomain}.example`,
    offices: Object.entries(offices).map(([officeName, area], index) => ({
      id: id * 10 + index,
      name: officeName,
      place: officeArea(area),
    })),
  };
}

export const customer = company(42, "customer", "Lodos Teknoloji A.Ş.", "lodos", {
  Levent: "Levent Plazalar",
  Maslak: "Maslak Plazalar",
  Kozyatağı: "Kozyatağı",
});

export const neighbours: readonly SeedCompany[] = [
  company(51, "neighbour", "Körfez Sigorta A.Ş.", "korfez", { Mecidiyeköy: "Mecidiyeköy" }),
  company(52, "neighbour", "Anka Yazılım A.Ş.", "anka", { "Finans Merkezi": "İstanbul Finans Merkezi" }),
  company(53, "neighbour", "Marmara Lojistik A.Ş.", "marmara", { Güneşli: "Güneşli (Basın Ekspres)" }),
  company(54, "neighbour", "Çamlıca İlaç A.Ş.", "camlica", { Kavacık: "Kavacık (Rüzgarlıbahçe)" }),
  company(55, "neighbour", "Doruk Elektronik A.Ş.", "doruk", { Dudullu: "Dudullu OSB" }),
];

/** Its offers are valid. */
export const prospect = company(61, "demo", "Yelken Perakende A.Ş.", "yelken", {
  Kozyatağı: "Kozyatağı",
  Gebze: "Gebze OSB (GOSB)",
});

/** Its offers have expired. */
export const lateProspect = company(62, "demo", "Pusula Denizcilik A.Ş.", "pusula", {
  Tuzla: "Tuzla Deri OSB",
  Merter: "Merter–Davutpaşa",
});

/** Has valid offers, one that ends today and expired ones; airview isn't enabled for it. */
export const manyOffers = company(63, "demo", "Martı Tekstil A.Ş.", "marti", {
  Hadımköy: "Hadımköy Sanayi (Akçaburgaz)",
  İkitelli: "İkitelli OSB",
});

const accountManagerEmail = "musteri.deneyimi@servis.example";

export function addCompanies(draft: Draft): void {
  for (const { id, name, kind, offices } of [customer, ...neighbours, prospect, lateProspect, manyOffers]) {
    const [headOffice] = offices;
    if (!headOffice) throw new Error(`${name} has no office`);
    const isCustomer = kind === "customer";
    draft.companies.push({
      id,
      name,
      kind,
      lat: headOffice.place.lat,
      lng: headOffice.place.lng,
      isBillingEnabled: isCustomer,
      isDocumentsEnabled: isCustomer,
      accountManagerEmail,
      ...(isCustomer ? { slaWalkingDistance: 500, slaDuration: 3300, slaDetourRatio: 22 } : {}),
    });
    for (const { id: officeId, name: officeName, place } of offices) {
      draft.offices.push({ id: officeId, companyId: id, name: officeName, lat: place.lat, lng: place.lng });
    }
  }
  for (const { id } of [prospect, lateProspect, manyOffers]) {
    draft.menuItems.push({
      companyId: id,
      offer: true,
      airview: id !== manyOffers.id,
      billing: false,
      pastTrips: false,
      routeDetails: true,
      drivers: false,
      summary: true,
    });
  }
}
