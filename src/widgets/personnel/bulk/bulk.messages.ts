import type { BulkColumn } from "./bulk.model.ts";
import { defineMessages } from "../../../core/text/messages.ts";

/** Heads of the template's columns and of the preview. */
const heads: Readonly<Record<BulkColumn, string>> = {
  firstName: "Ad",
  lastName: "Soyad",
  email: "E-posta",
  phone: "Telefon",
  address: "Ev adresi",
};

export const bulkMessages = defineMessages("personnel/bulk", {
  heads,
  title: "Toplu Kişi Ekle",
  /** Name of the job, in the toast and in the question before leaving. */
  job: "Toplu kişi ekleme",
  intro: "Bir Excel veya CSV dosyası seçin, buraya sürükleyin ya da tablodan kopyaladığınız satırları yapıştırın.",
  template: "Şablonu İndir",
  templateFile: "Kişi Ekleme Şablonu.xlsx",
  pasteExample: "Ad\tSoyad\tE-posta\tTelefon\tEv adresi",
  limit: (rows: string) => `Bir seferde en çok ${rows} satır`,
  more: (rows: string) => `ve ${rows} satır daha`,
  person: "Kişi",
  result: "Sonuç",
  readPasted: "Satırları Oku",
  headless: (columns: readonly string[]) =>
    `İlk satırda şu sütun başlıkları bulunamadı: ${columns.join(", ")}. Başlıkları şablondaki gibi yazıp dosyayı yeniden seçin.`,
  nothing: "Dosyada eklenecek satır bulunamadı. Şablonu doldurup yeniden seçin.",
  /** A problem of a row besides those of every sheet; a check box below confirms the row. */
  swallowed: "Ev adresine başka satırlar karışmış olabilir. Hücreleri kontrol edin.",
  confirm: (line: number) => `${line}. satır doğru, gönderilsin`,
  addressMissing: "Ev adresini yazın.",
  repeated: (line: number) => `Dosyanın ${line}. satırında da var.`,
  preview: (good: string, bad: string) => `${good} satır gönderilebilir, ${bad} satırda düzeltilecek hücre var.`,
  mendHelp: "Hatalı hücreleri burada düzeltebilirsiniz; Enter sonraki hatalı hücreye götürür.",
  /** Accessible name of a cell that can be edited. */
  cell: (head: string, line: number) => `${head}, ${line}. satır`,
  line: "Satır",
  onlyBad: "Yalnızca hatalı satırlar",
  otherFile: "Başka Dosya Seç",
  /** Confirmation before a list with corrected cells is discarded. */
  dropTitle: "Düzeltmeleriniz silinsin mi?",
  dropText: "Bu listede düzelttiğiniz hücreler saklanmaz. Ayrılırsanız dosyayı yeniden seçip düzeltmeniz gerekir.",
  drop: "Düzeltmeleri Sil",
  /** Confirmation before the dialog is closed with pasted rows that were not read. */
  dropPastedTitle: "Yapıştırdığınız satırlar silinsin mi?",
  dropPastedText: "Yapıştırdığınız satırlar saklanmaz. Ayrılırsanız yeniden yapıştırmanız gerekir.",
  dropPasted: "Satırları Sil",
  send: (count: string) => `${count} Kişiyi Ekle`,
  sending: (done: string, total: string) => `Gönderiliyor, ${done} / ${total}`,
  cancel: "Vazgeç",
  close: "Kapat",
  finished: (accepted: string) => `${accepted} kişi için talebinizi aldık.`,
  unfinished: (rest: string) => `${rest} satır eklenmedi.`,
  accepted: "Talep alındı",
  notSent: "Gönderilmedi",
  rejected: "Reddedildi",
  unknown: "Yanıt gelmedi",
  /** Reason of a row without an answer, and the number of such rows. */
  unanswered:
    "Gönderildi, ancak yanıt gelmedi. Kişi eklenmiş olabilir; yeniden göndermeden önce listeden kontrol edin.",
  unknownRows: (rows: string) =>
    `${rows} satır için yanıt gelmedi, eklenmiş olabilir. Yeniden göndermeden önce çalışan listesinden kontrol edin.`,
  /** While the provider takes nothing, or there is no network; the rest is sent afterwards. */
  paused: (done: string, total: string, seconds: string) =>
    `Servis sağlayıcınız şu an yanıt vermiyor, ${seconds} sn sonra sürdürülecek, ${done} / ${total}`,
  offline: (done: string, total: string) =>
    `İnternet bağlantınız yok, bağlantı gelince sürdürülecek, ${done} / ${total}`,
  /** The provider took nothing any more: reason for a row that was not sent, and text for the whole job. */
  unavailable: "Servis sağlayıcınız yanıt vermediği için gönderilmedi.",
  unavailableEarly: "Servis sağlayıcınız yanıt vermediği için işlem durduruldu.",
  stopped: "Vazgeçtiğiniz için gönderilmedi.",
  /** The session ended before all responses: reason for a row already sent, for a row not sent, and text for the whole job. */
  unansweredEnd:
    "Gönderildi, ancak oturum yanıttan önce kapandı. Kişi eklenmiş olabilir; lütfen listeden kontrol edin.",
  ended: "Oturum kapandığı için gönderilmedi.",
  endedEarly: "Oturum kapandığı için işlem durduruldu.",
  stopping: "Durduruluyor",
  download: "Eklenmeyenleri İndir",
  rejectedFile: "Eklenmeyen Kişiler.xlsx",
  /** The rows without an answer, in a file of their own: they are not meant to be sent again as they are. */
  downloadUnknown: "Yanıt Gelmeyenleri İndir",
  unknownFile: "Yanıt Gelmeyen Kişiler.xlsx",
  /** Closes the result, behind which the list is. */
  toList: "Listeye Bak",
  reason: "Neden",
  resultCaption: "Toplu ekleme sonucu",
  previewCaption: "Eklenecek kişilerin önizlemesi",
});
