import type { DriverDocument } from "../../../src/core/api/driver-documents.ts";

/** A document that waits for the company. */
export const sample: DriverDocument = {
  id: 700,
  name: "Psikoteknik",
  category: "Sürücü Belgeleri",
  registryDay: "2026-10-02",
  status: "whs_approved",
  statusText: "Onay bekliyor",
  rejectionReason: null,
  value: "https://a.example/700.jpg",
  isPhoto: true,
  driverName: "Murat Aksoy",
  routeName: "Kadıköy – Levent",
  receivingDay: "2026-09-30",
  hasReceivingDay: true,
  expirationDay: "2027-09-30",
  hasExpirationDay: true,
};
