import type { RegistrationStatus } from "../../../core/api/employees.ts";
import { defineMessages } from "../../../core/text/messages.ts";

type ByStatus<Text> = Readonly<Record<RegistrationStatus, Text>>;

export const groupMessages = defineMessages("personnel/group", {
  /** Buttons for the selected people. On a phone `short`, where three share a line. */
  act: { on_hold: "Dondur", registered: "Yeniden Etkinleştir", deleted: "Sil" } satisfies ByStatus<string>,
  short: { on_hold: "Dondur", registered: "Etkinleştir", deleted: "Sil" } satisfies ByStatus<string>,
  title: {
    on_hold: (people) => `${people} Kişinin Üyeliğini Dondur`,
    registered: (people) => `${people} Kişinin Üyeliğini Etkinleştir`,
    deleted: (people) => `${people} Kişiyi Sil`,
  } satisfies ByStatus<(people: string) => string>,
  /** Name of the job, in the toast and in the question before leaving. */
  job: {
    on_hold: "Üyelik dondurma",
    registered: "Üyelik etkinleştirme",
    deleted: "Çalışan silme",
  } satisfies ByStatus<string>,
  intro: {
    on_hold:
      "Talep her kişi için ayrı gönderilir. Servis sağlayıcınız işleyene kadar kişiler listede bugünkü durumlarıyla görünür.",
    registered:
      "Talep her kişi için ayrı gönderilir. Seçtiğiniz tarihten itibaren kişiler için yeniden servis planlanır.",
    deleted: "Talep her kişi için ayrı gönderilir. Kişiler seçtiğiniz tarihte çalışan listesinden silinir.",
  } satisfies ByStatus<string>,
  reason: "Neden, herkes için aynı",
  choose: "Neden seçin",
  /** Some people lack the chosen reason: nothing is common to all. */
  noCommon: "Herkes için geçerli tek bir neden yok; seçtiğiniz nedeni olmayanlar için talep gönderilmez.",
  asking: (done: string, total: string) => `Nedenler soruluyor, ${done} / ${total}`,
  askAgain: "Nedenleri Yeniden Sor",
  able: (people: string) => `${people} kişi için gönderilecek`,
  nobody: "Seçtikleriniz arasında bu işlemin yapılabileceği kimse yok.",
  /** Behind the first names. */
  andMore: (people: string) => `ve ${people} kişi daha`,
  showList: "Listeyi Gör",
  hideList: "Listeyi Gizle",
  showMore: (people: string) => `${people} Kişi Daha Göster`,
  unable: (people: string) => `${people} kişi için yapılamaz`,
  stays: "Seçimde kalır, gönderilmez",
  already: {
    on_hold: "Zaten donduruldu",
    registered: "Zaten kayıtlı",
    deleted: "Zaten silindi",
  } satisfies ByStatus<string>,
  pending: {
    on_hold: "Zaten dondurulacak",
    registered: "Zaten etkinleştirilecek",
    deleted: "Zaten silinecek",
  } satisfies ByStatus<string>,
  pendingFrom: {
    on_hold: (day) => `${day} tarihinde dondurulacak`,
    registered: (day) => `${day} tarihinde etkinleştirilecek`,
    deleted: (day) => `${day} tarihinde silinecek`,
  } satisfies ByStatus<(day: string) => string>,
  unknownStatus: "Durumu bilinmiyor",
  reasonsFailed: "Nedenleri yüklenemedi",
  noReason: "Seçilebilecek bir nedeni yok",
  otherReasons: "Seçtiğiniz neden bu kişi için geçerli değil",
  submit: {
    on_hold: (people) => `${people} Kişiyi Dondur`,
    registered: (people) => `${people} Kişiyi Etkinleştir`,
    deleted: (people) => `${people} Kişiyi Sil`,
  } satisfies ByStatus<(people: string) => string>,
  cancel: "Vazgeç",
  close: "Kapat",
  stop: "Durdur",
  stopping: "Durduruluyor",
  sending: (done: string, total: string) => `Gönderiliyor, ${done} / ${total}`,
  paused: (done: string, total: string, seconds: string) =>
    `Servis sağlayıcınız şu an yanıt vermiyor, ${seconds} sn sonra sürdürülecek, ${done} / ${total}`,
  offline: (done: string, total: string) => `İnternet bağlantınız yok, bağlanınca sürdürülecek, ${done} / ${total}`,
  /** Title of the result. */
  received: (accepted: string, total: string) => `${accepted} / ${total} Kişi İçin Talebinizi Aldık`,
  acceptedOf: (accepted: string, total: string) => `${accepted} / ${total} kişi için talebinizi aldık.`,
  refusedCount: (people: string) => `${people} kişi için gönderilemedi.`,
  unknownCount: (people: string) => `${people} kişi için yanıt gelmedi.`,
  /** After the number of people; also the headings of the lists. */
  counts: { accepted: "talep alındı", refused: "gönderilemedi", unknown: "yanıt gelmedi" },
  heads: { accepted: "Talep alındı", refused: "Gönderilemedi", unknown: "Yanıt gelmedi" },
  from: (day: string) => `${day} tarihinden itibaren`,
  mayBeDone: "Talep ulaşmış olabilir; yeniden göndermeden önce durumu yenileyin.",
  repeat: "Yeniden Dene",
  repeatFor: (name: string) => `Yeniden Dene: ${name}`,
  repeatAll: (people: string) => `${people} Kişiyi Yeniden Dene`,
  look: "Durumu Yenile",
  lookFor: (name: string) => `Durumu Yenile: ${name}`,
  looking: "Yenileniyor",
  /** What the list says about somebody for whom no answer came. */
  seen: (status: string) => `Listedeki durumu: ${status}`,
  notFound: "Listede bulunamadı",
  timeout: "Süre doldu",
  connection: "Bağlantı koptu",
  endedUnknown: "Yanıttan önce oturum kapandı",
  ended: "Oturum kapandığı için gönderilmedi.",
  unavailable: "Servis sağlayıcınız yanıt vermediği için gönderilmedi.",
  stopped: "Durdurduğunuz için gönderilmedi.",
  /** The results as a spreadsheet. */
  exportResult: "Sonucu Aktar",
  file: "Üyelik Talepleri.xlsx",
  name: "Ad soyad",
  result: "Sonuç",
  why: "Açıklama",
});
