/** Statuses in the database. */
export const storedStatuses = ["missing", "uploaded", "approved", "whs_approved", "hr_approved", "rejected"] as const;
export type StoredStatus = (typeof storedStatuses)[number];

/** Statuses in responses: a document approved by the customer is expired after its expiry date. */
export const documentStatuses = [...storedStatuses, "expired"] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** The customer may approve or reject documents in these statuses only. */
export function isOpen(status: DocumentStatus): boolean {
  return status === "approved" || status === "whs_approved";
}

/** Whether the driver has to submit the document, again or for the first time. */
export function isLacking(status: DocumentStatus): boolean {
  return status === "missing" || status === "rejected" || status === "expired";
}

export const statusTexts: Readonly<Record<DocumentStatus, string>> = {
  missing: "Belge bekleniyor",
  uploaded: "İnceleniyor",
  approved: "Onaylandı",
  whs_approved: "Onay bekliyor",
  hr_approved: "Şirket onayladı",
  rejected: "Reddedildi",
  expired: "Süresi doldu",
};
