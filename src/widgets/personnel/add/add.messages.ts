import type { AddressPart } from "./person.model.ts";

const address: Readonly<Record<AddressPart, string>> = {
  neighbourhood: "Mahalle",
  street: "Cadde",
  road: "Sokak",
  number: "Bina no",
  district: "İlçe",
};

export const addMessages = {
  title: "Kişi Ekle",
  intro: "Bilgileri girin; servis sağlayıcı kişiyi uygun rotaya yerleştirsin.",
  firstName: "Ad",
  lastName: "Soyad",
  email: "E-posta",
  phone: "Telefon",
  addressTitle: "Ev adresi",
  addressHelp: "Cadde ve sokaktan birini yazmanız yeterli.",
  address,
  /** Before the address as it is sent. */
  addressPreview: "Gönderilecek adres:",
  submit: "Kişi Ekle",
  /** After success. */
  again: "Yeni kişi ekle",
  sending: "Gönderiliyor",
  /** Specification 1 §8. */
  received: "Talebinizi Aldık",
  accepted: (name: string) => `${name} için kayıt talebi servis sağlayıcıya iletildi.`,
};
