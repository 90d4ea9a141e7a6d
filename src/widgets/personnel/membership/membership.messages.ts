import type { RegistrationStatus } from "../../../core/api/employees.ts";

interface MembershipTexts {
  readonly title: string;
  readonly intro: (name: string) => string;
  readonly submit: string;
  /** After `Talebinizi Aldık`: what will happen. */
  readonly accepted: (name: string, day: string) => string;
}

const byTarget: Readonly<Record<RegistrationStatus, MembershipTexts>> = {
  on_hold: {
    title: "Üyeliği Dondur",
    intro: (name) =>
      `${name} seçtiğiniz tarihten itibaren servise binmez. Üyeliği sonra yeniden etkinleştirebilirsiniz.`,
    submit: "Üyeliği Dondur",
    accepted: (name, day) => `${name} için üyelik ${day} tarihinde dondurulacak.`,
  },
  registered: {
    title: "Üyeliği Etkinleştir",
    intro: (name) => `${name} seçtiğiniz tarihten itibaren yeniden servise biner.`,
    submit: "Üyeliği Etkinleştir",
    accepted: (name, day) => `${name} için üyelik ${day} tarihinde etkinleştirilecek.`,
  },
  deleted: {
    title: "Çalışanı Sil",
    intro: (name) => `${name} seçtiğiniz tarihte çalışan listesinden silinir.`,
    submit: "Çalışanı Sil",
    accepted: (name, day) => `${name} ${day} tarihinde silinecek. O güne kadar silme işlemini geri alabilirsiniz.`,
  },
};

export const membershipMessages = {
  byTarget,
  reason: "Neden",
  reasonPlaceholder: "Bir neden seçin",
  date: "Tarih",
  today: "Bugün",
  choicesFailed: "Nedenler yüklenemedi",
  sending: "Gönderiliyor",
  received: "Talebinizi Aldık",
  /** Specification 1 §8. */
  failedTitle: "Beklenmedik Bir Hata Oluştu",
  cancelTitle: "Silme geri alınsın mı?",
  cancelText: (name: string) => `${name} silinmeyecek ve üyeliği bugünden itibaren sürecek.`,
  cancelSubmit: "Silmeyi Geri Al",
  cancelAccepted: (name: string) => `${name} için silme işlemi geri alındı.`,
  keep: "Vazgeç",
};
