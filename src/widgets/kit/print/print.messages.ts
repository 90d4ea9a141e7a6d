export const printMessages = {
  print: "Yazdır",
  printing: "Hazırlanıyor",
  failed: "Yazdırma sayfası hazırlanamadı. Lütfen tekrar deneyin.",
};
