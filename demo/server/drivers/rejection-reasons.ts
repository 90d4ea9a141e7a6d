const other = "Diğer";

/** Reasons that a customer can choose; with the last one they write the reason themselves. */
export const rejectionReasons = [
  "Belge okunmuyor",
  "Süresi dolmuş",
  "Yanlış belge yüklenmiş",
  "Bilgiler sürücüyle eşleşmiyor",
  "Eksik sayfa veya imza",
  other,
] as const;

/** Whether a reason is enough: "Diğer" alone is not. */
export function isReason(text: string): boolean {
  return text !== "" && text !== other;
}
