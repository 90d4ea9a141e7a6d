import type { AddressPart } from "../../../core/employees/address.ts";
import { defineMessages } from "../../../core/text/messages.ts";

const address: Readonly<Record<AddressPart, string>> = {
  neighbourhood: "Mahalle",
  street: "Cadde",
  road: "Sokak",
  number: "Bina no",
  district: "İlçe",
};

export const addMessages = defineMessages("personnel/add", {
  title: "Kişi Ekle",
  intro: "Bilgileri girin; servis sağlayıcınız kişiyi uygun rotaya yerleştirsin. * işaretli alanlar zorunludur.",
  pasteHelp: "Kopyaladığınız bir satırı (ad, soyad, e-posta, telefon, adres) herhangi bir alana yapıştırabilirsiniz.",
  /** After a row was pasted: the fields filled in, the values without a field, and further rows that were ignored. */
  pasted: (fields: readonly string[]) => `Yapıştırılan satırdan dolduruldu: ${fields.join(", ")}.`,
  pastedRest: (cells: readonly string[]) => `Kullanılmayan: ${cells.join(", ")}.`,
  pastedMany: (count: string) =>
    `${count} satır yapıştırdınız; bu form tek kişi içindir. Birden çok kişiyi “Dosyadan Toplu Ekle” ile ekleyebilirsiniz.`,
  undoPaste: "Yapıştırmayı Geri Al",
  firstName: "Ad",
  lastName: "Soyad",
  email: "E-posta",
  phone: "Telefon",
  addressLine: "Ev adresi",
  addressExample: "Caferağa Mah. Moda Cad. No: 14, Kadıköy",
  addressHelp: "Tek satırda yazın ya da yapıştırın; aşağıdaki alanlara ayrılır. Cadde ve sokaktan biri yeterlidir.",
  /** Accessible name of the group of address parts. */
  addressParts: "Ev adresinin bölümleri",
  unplaced: (words: readonly string[]) => `Alanlara yazılmadı: ${words.join(", ")}. Gerekiyorsa ilgili alana ekleyin.`,
  address,
  /** Before the preview of the address as it is sent. */
  addressPreview: "Gönderilecek adres:",
  /** Confirmation before typed values are discarded. */
  dropTitle: "Yazdıklarınız silinsin mi?",
  dropText: "Bu kişi henüz eklenmedi. Formu kapatırsanız yazdıklarınız saklanmaz.",
  drop: "Yazdıklarımı Sil",
  submit: "Kişi Ekle",
  /** Closes the form, which keeps its values, when no answer came. */
  toList: "Listeye Bak",
  /** Button after success. */
  again: "Yeni Kişi Ekle",
  sending: "Gönderiliyor",
  /** Below the message of success. */
  next: "Sırada ne var?",
  waiting: "Talep işlenene kadar kişi “Talep edildi” olarak listelenir.",
  showRequested: "Listede Gör",
  noSeatYet:
    "Rotasını servis sağlayıcınız belirler; beklerken yakınındaki duraklarınıza ve boş koltuklara bakabilirsiniz.",
  searchLine: "Marketplace'te Hat Ara",
  searchStop: "Planlamada Durak Ara",
  /** The request was accepted; the title in the provider's wording. */
  received: "Talebinizi Aldık",
  accepted: (name: string) => `${name} için kayıt talebi servis sağlayıcınıza iletildi.`,
});
