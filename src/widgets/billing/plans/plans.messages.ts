import { defineMessages } from "../../../core/text/messages.ts";

export const plansMessages = defineMessages("billing/plans/plans", {
  names: { normal: "Normal Ödeme", early: "Erken Ödeme" },
  current: "Mevcut planınız",
  /** Payment terms, when the provider sends no text of its own. */
  terms: { normal: "45 gün vade", early: "7 gün vade" },
  /** After the total, in small print. */
  currency: "TL",
  withVat: "KDV dâhil",
  vat: "KDV",
  employeeCost: "Çalışan bazlı kullanım",
  servicesCost: "Ek servisler",
  usagesCost: "Hat bazlı kullanım",
  netTotal: "KDV hariç",
  averageSeatPrice: "Koltuk başı ort.",
  lastPayment: "Son ödeme",
  saving: (amount: string) => `${amount} tasarruf`,
  surcharge: (amount: string) => `${amount} fazla`,
  /** The three states of the other plan; the provider's wording. */
  change: "Bu plana geç",
  pending: "Talebinizi Aldık",
  approved: "Bir Sonraki Faturanızda Geçeceğiniz Plan",
  /** Beside the button, and in the dialog. */
  fromNext: "Değişiklik bir sonraki faturanızda geçerli olur.",
  /** In the card of the current plan. */
  invoiceDay: "Faturalar her ayın ilk günü düzenlenir.",
  none: "Bu ay için ödeme planı bulunmuyor.",
});

export const planChangeMessages = defineMessages("billing/plans/planChange", {
  title: (plan: string) => `${plan} Planına Geç`,
  intro: (plan: string) => `Ödeme planınız ${plan} olarak değiştirilecek.`,
  submit: "Bu plana geç",
  sending: "Gönderiliyor",
  received: "Talebinizi Aldık",
  receivedText: (plan: string) =>
    `${plan} planına geçiş talebiniz bize ulaştı. Değişiklik bir sonraki faturanızda geçerli olur.`,
  failed: "Talebiniz İletilemedi",
  /** No answer came; before it is sent again the invoice is asked whether it has the request. */
  mayBeDone: "Talebiniz ulaşmış olabilir. Yeniden gönderirseniz önce faturanızda bu talebin olup olmadığına bakılır.",
  /** Beside the current plan in the dialog's small table. */
  plan: "Plan",
  term: "Vade",
  total: "KDV dâhil toplam",
});
