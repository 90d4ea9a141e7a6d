export const personMessages = {
  firstNameMissing: "Adı yazın.",
  lastNameMissing: "Soyadı yazın.",
  emailMissing: "E-posta adresini yazın.",
  emailInvalid: "E-posta adresini ad@sirket.com biçiminde yazın.",
  phoneMissing: "Telefon numarasını yazın.",
  phoneInvalid: "Telefon numarasını 10 hane olarak girin.",
  neighbourhoodMissing: "Mahalleyi yazın.",
  streetMissing: "Cadde veya sokaktan en az birini yazın.",
  numberMissing: "Bina numarasını yazın.",
  /** Specification 1 §8. */
  failed: "Lütfen bilgileri kontrol edip tekrar deneyin.",
  districtMissing: "İlçeyi yazın.",
};
