const other = "Diğer";

/** What a customer may choose from; with the last one the reason is written out. */
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
