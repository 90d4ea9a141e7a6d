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
  /** Known reasons of the provider, whatever language it tells them in. */
  emailTaken: "Bu e-posta adresi zaten kayıtlı.",
  phoneTaken: "Bu telefon numarası zaten kayıtlı.",
  /** A field that was refused for a reason that can't be shown. */
  check: {
    firstName: "Adı kontrol edin.",
    lastName: "Soyadı kontrol edin.",
    email: "E-posta adresini kontrol edin.",
    phone: "Telefon numarasını kontrol edin.",
    address: "Ev adresini kontrol edin.",
  },
  /** At the form in every failure. */
  failed: "Lütfen bilgileri kontrol edip tekrar deneyin.",
  districtMissing: "İlçeyi yazın.",
};
