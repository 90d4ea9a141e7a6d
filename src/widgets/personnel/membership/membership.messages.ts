import type { RegistrationStatus } from "../../../core/api/employees.ts";
import { defineMessages } from "../../../core/text/messages.ts";

interface MembershipTexts {
  readonly title: string;
  readonly intro: (name: string) => string;
  readonly submit: string;
  /** After `Talebinizi Aldık`: what will happen. */
  readonly accepted: (name: string, day: string) => string;
  /** After `accepted`, while the day is in the future. */
  readonly untilThen?: string;
  /** Title and text of the form that moves a pending change to another day. */
  readonly moveTitle: string;
  readonly moveIntro: (name: string, day: string) => string;
  readonly undo: string;
  readonly undoTitle: string;
  readonly undoIntro: (name: string) => string;
  readonly undone: (name: string) => string;
}

const byTarget: Readonly<Record<RegistrationStatus, MembershipTexts>> = {
  on_hold: {
    title: "Üyeliği Dondur",
    intro: (name) =>
      `${name} için seçtiğiniz tarihten itibaren servis planlanmaz. Üyeliği sonra yeniden etkinleştirebilirsiniz.`,
    submit: "Üyeliği Dondur",
    accepted: (name, day) => `${name} için üyelik ${day} tarihinde dondurulacak.`,
    untilThen: "O güne kadar dondurmayı geri alabilirsiniz.",
    moveTitle: "Dondurma Tarihini Değiştir",
    moveIntro: (name, day) => `${name} için üyelik ${day} tarihinde dondurulacak. Yeni tarihi seçin.`,
    undo: "Dondurmayı Geri Al",
    undoTitle: "Dondurma geri alınsın mı?",
    undoIntro: (name) => `${name} için üyelik dondurulmayacak ve bugünden itibaren sürecek.`,
    undone: (name) => `${name} için dondurma işlemi geri alındı.`,
  },
  registered: {
    title: "Üyeliği Etkinleştir",
    intro: (name) => `${name} için seçtiğiniz tarihten itibaren yeniden servis planlanır.`,
    submit: "Üyeliği Etkinleştir",
    accepted: (name, day) => `${name} için üyelik ${day} tarihinde etkinleştirilecek.`,
    moveTitle: "Etkinleştirme Tarihini Değiştir",
    moveIntro: (name, day) => `${name} için üyelik ${day} tarihinde etkinleştirilecek. Yeni tarihi seçin.`,
    undo: "Etkinleştirmeyi Geri Al",
    undoTitle: "Etkinleştirmeyi Geri Al",
    undoIntro: (name) => `${name} için üyelik etkinleştirilmeyecek ve dondurulmuş olarak kalacak. Nedenini seçin.`,
    undone: (name) => `${name} için etkinleştirme işlemi geri alındı.`,
  },
  deleted: {
    title: "Çalışanı Sil",
    intro: (name) => `${name} seçtiğiniz tarihte çalışan listesinden silinir.`,
    submit: "Çalışanı Sil",
    accepted: (name, day) => `${name} ${day} tarihinde silinecek.`,
    untilThen: "O güne kadar silme işlemini geri alabilirsiniz.",
    moveTitle: "Silme Tarihini Değiştir",
    moveIntro: (name, day) => `${name} ${day} tarihinde silinecek. Yeni tarihi seçin.`,
    undo: "Silmeyi Geri Al",
    undoTitle: "Silme geri alınsın mı?",
    undoIntro: (name) => `${name} silinmeyecek ve üyeliği bugünden itibaren sürecek.`,
    undone: (name) => `${name} için silme işlemi geri alındı.`,
  },
};

export const membershipMessages = defineMessages("personnel/membership", {
  byTarget,
  reason: "Neden",
  date: "Tarih",
  today: "Bugün",
  /** Name of the group of buttons beside the date, and the names of the days. */
  usualDays: "Sık kullanılan tarihler",
  days: { tomorrow: "Yarın", monday: "Pazartesi", month: "Ay başı" },
  choicesFailed: "Nedenler yüklenemedi",
  sending: "Gönderiliyor",
  received: "Talebinizi Aldık",
  /** Title; the provider's wording. */
  failedTitle: "Beklenmedik Bir Hata Oluştu",
  /** No answer came; and the button that closes the dialog, behind which the list is. */
  mayBeDone: "Değişiklik ulaşmış olabilir. Yeniden göndermeden önce çalışan listesinden kontrol edin.",
  toList: "Listeye Bak",
  /** After a cancellation that was rejected. */
  tryAgain: "Yeniden Dene",
  move: "Tarihi Değiştir",
  keep: "Vazgeç",
});
