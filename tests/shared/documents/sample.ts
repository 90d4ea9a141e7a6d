import { aDriverDocument } from "../../helpers/rows.ts";

/** A document that waits for the company. */
export const sample = aDriverDocument({
  category: "Sürücü Belgeleri",
  registryDay: "2026-10-02",
  statusText: "Onay bekliyor",
  value: "https://a.example/700.jpg",
  isPhoto: true,
  driverName: "Murat Aksoy",
  routeName: "Kadıköy – Levent",
  receivingDay: "2026-09-30",
  hasReceivingDay: true,
  expirationDay: "2027-09-30",
  hasExpirationDay: true,
});
