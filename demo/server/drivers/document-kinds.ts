export const documentKinds = [
  "driving-licence",
  "src",
  "psychotechnic",
  "criminal-record",
  "health-report",
  "safety-training",
  "licence-class",
  "registration",
  "traffic-insurance",
  "inspection",
  "seat-insurance",
  "route-permit",
  "maintenance",
] as const;
export type DocumentKind = (typeof documentKinds)[number];
type ValueType = "photo" | "link" | "text";

interface KindOfDocument {
  readonly name: string;
  readonly subject: "driver" | "vehicle";
  readonly type: ValueType;
  /** Days that such a document is valid; null: it has no expiry date. */
  readonly validDays: number | null;
  readonly hasReceivingDay: boolean;
}

function driverDocument(
  name: string,
  validDays: number | null,
  { type = "photo", hasReceivingDay = true }: Partial<KindOfDocument> = {},
): KindOfDocument {
  return { name, subject: "driver", type, validDays, hasReceivingDay };
}

function vehicleDocument(name: string, validDays: number | null, type: ValueType = "photo"): KindOfDocument {
  return { name, subject: "vehicle", type, validDays, hasReceivingDay: true };
}

/** Documents that the provider requires for drivers and their vehicles. */
export const kindsOfDocuments: Readonly<Record<DocumentKind, KindOfDocument>> = {
  "driving-licence": driverDocument("Sürücü Belgesi", 3652),
  src: driverDocument("SRC Belgesi", 1826),
  psychotechnic: driverDocument("Psikoteknik", 1826),
  "criminal-record": driverDocument("Adli Sicil Kaydı", 365),
  "health-report": driverDocument("Sağlık Raporu", 730),
  "safety-training": driverDocument("İSG Eğitim Sertifikası", 365),
  "licence-class": driverDocument("Sürücü Belgesi Sınıfı", null, { type: "text", hasReceivingDay: false }),
  registration: vehicleDocument("Araç Ruhsatı", null),
  "traffic-insurance": vehicleDocument("Zorunlu Trafik Sigortası", 365),
  inspection: vehicleDocument("Araç Muayenesi", 365),
  "seat-insurance": vehicleDocument("Koltuk Ferdi Kaza Sigortası", 365, "link"),
  "route-permit": vehicleDocument("Güzergâh İzin Belgesi", 365),
  maintenance: vehicleDocument("Periyodik Bakım Kaydı", null, "text"),
};

export const subjectTexts = { driver: "Sürücü Belgeleri", vehicle: "Araç Belgeleri" } as const;

/** Path where the server draws the picture of a document (http/document-picture.ts). */
export function picturePath(kind: DocumentKind, id: number): string {
  return `/demo-assets/documents/${kind}-${id}.svg`;
}
