import type { RegistrationStatus } from "../../core/api/employees.ts";
import type { AddressPart } from "../../core/employees/address.ts";
import { defineMessages } from "../../core/text/messages.ts";
import type { PhoneProblem } from "../../core/text/phone.ts";
import type { BulkColumn } from "./bulk/bulk.model.ts";

export const employeeMessages = defineMessages("employeeMessages", {
  title: "Çalışanlar",
  demoTitle: "Çalışan Deneyimi",
  /** After the number of registered employees. */
  people: (_count: number | null): string => "Kişi",
  /** After `people`: what the number counts, and the numbers of people on hold and deleted. */
  countParts: (onHold: string, deleted: string) =>
    `kayıtlı · ${onHold}\u00a0donduruldu · ${deleted}\u00a0silindi (listede yok)`,
  add: "Kişi Ekle",
  addMany: "Dosyadan Toplu Ekle",
  showGraph: "Grafik Görünümü",
  hideGraph: "Grafiği Gizle",
  layerFailed: "Bu bölüm yüklenemedi",
  /** While the employee named by the query is loading. */
  namedLoading: "Bağlantıdaki çalışan açılıyor",
  namedMissing: "Bağlantıdaki çalışan bulunamadı.",
  namedFailed: "Bağlantıdaki çalışan yüklenemedi.",
  /** Switch between the list and where people live. */
  view: "Görünüm",
  list: "Liste",
  spread: "Dağılım",
  spreadFailed: "Dağılım yüklenemedi",
  listCaption: "Çalışan listesi",
  listFailed: "Çalışanlar yüklenemedi",
  filtersFailed: "Filtreler yüklenemedi.",
  countFailed: "Kişi sayısı yüklenemedi.",
  empty: "Henüz kayıtlı çalışan yok.",
  emptyPilot: "Bu teklifte çalışan yok.",
  search: "Ad, telefon veya rota ara",
  /** "439 kişiden 1–10". */
  noun: { bare: "çalışan", from: "çalışandan", all: "çalışanın" },
  /** After `noun`: the number of deleted people, who are hidden on the page. */
  deletedOfPage: (count: string) => `${count} silinmiş kişi gösterilmiyor`,
  /** Ready lists, above the table; the names of the pills, with their number of people. */
  lists: {
    label: "Hazır listeler",
    all: "Tümü",
    "without-route": "Rotası olmayanlar",
    requested: "Talep edildi",
    "on-hold": "Donduruldu",
    leaving: "Silinecek",
  },
  /** While all employees are read page by page. */
  reading: {
    /** `loaded` null: no page has been read yet. */
    progress: (loaded: string | null, count: string) =>
      loaded === null ? "Çalışanlar okunuyor" : `Çalışanlar okunuyor: ${loaded} / ${count}`,
    cancel: "Vazgeç",
    stopped: (loaded: string | null, count: string) =>
      loaded === null ? "Durduruldu." : `Durduruldu. Okunan çalışan: ${loaded} / ${count}`,
    resume: "Devam Et",
    partRead: (loaded: string, count: string) =>
      `Okunan çalışan: ${loaded} / ${count}. Yalnızca kalanlar yeniden istenir.`,
    retryRest: "Kalanları Yükle",
  },
  /** Column heads of the list of those without a route. */
  home: "Ev",
  nearest: {
    head: "En yakın durağınız",
    /** After the metres in a straight line. */
    free: (count: string) => `${count} boş koltuk`,
    full: "dolu",
    unknownSeats: "koltuk sayısı bilinmiyor",
    /** `distance`: within which stops are sought. */
    far: (distance: string) => `${distance} içinde durağınız yok`,
    unclear: "adresin yeri bilinmiyor",
    failed: "adres sorulamadı",
  },
  nearestFailed: "Bazı adresler sorulamadı.",
  /** Link to the planner's list with these people. */
  findSeats: (count: string) => `${count} Kişiye Yer Ara`,
  /** Shown for a ready list without people. */
  emptyList: "Bu listede kimse yok.",
  /** About the selected people. */
  selection: {
    selected: (_count: number, text: string) => `${text} kişi seçildi`,
    selectAll: (text: string | null) =>
      text === null ? "Eşleşenlerin tümünü seç" : `Eşleşen ${text} kişinin tümünü seç`,
    onlyPage: (_count: number, text: string) => `Yalnızca bu sayfadaki ${text} kişi`,
    dropped: (_count: number, text: string) => `Arama veya filtre değiştiği için ${text} kişilik seçim kaldırıldı.`,
  },
  detail: "Detay",
  name: "Ad soyad",
  phone: "Telefon",
  email: "E-posta",
  address: "Ev adresi",
  route: "Rota",
  walk: "Yürüme",
  duration: "Süre",
  detour: "Sapma",
  status: "Durum",
  /** The provider writes statuses in Turkish; one without an English translation stays as it is. */
  statusOf: (sent: string) => sent,
  registered: "Kayıtlı",
  onHold: "Donduruldu",
  /** Inner button of the chip on a pending change. */
  undo: "Geri Al",
  undoFor: {
    deleted: (name) => `${name}: silme işlemini geri al`,
    on_hold: (name) => `${name}: dondurma işlemini geri al`,
    registered: (name) => `${name}: etkinleştirme işlemini geri al`,
  } satisfies Record<RegistrationStatus, (name: string) => string>,
  /** Heads of the spreadsheet, with units. */
  sheet: {
    file: "Yolcu Listesi.xlsx",
    name: "Yolcu Listesi",
    walk: "Ortalama yürüme mesafesi (m)",
    duration: "Ortalama yolculuk süresi (dk)",
    detour: "Sapma oranı (%)",
    morningDuration: "Sabah yolculuk süresi (dk)",
    eveningDuration: "Akşam yolculuk süresi (dk)",
    morningWalk: "Sabah yürüme mesafesi (m)",
    eveningWalk: "Akşam yürüme mesafesi (m)",
    morningDetour: "Sabah sapma oranı (%)",
    eveningDetour: "Akşam sapma oranı (%)",
  },
});

const address: Readonly<Record<AddressPart, string>> = {
  neighbourhood: "Mahalle",
  street: "Cadde",
  road: "Sokak",
  number: "Bina no",
  district: "İlçe",
};

export const addMessages = defineMessages("addMessages", {
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

export const personMessages = defineMessages("personMessages", {
  firstNameMissing: "Adı yazın.",
  lastNameMissing: "Soyadı yazın.",
  emailMissing: "E-posta adresini yazın.",
  emailInvalid: "E-posta adresini ad@sirket.com biçiminde yazın.",
  /** A letter outside of English in an e-mail address. */
  emailLetters: "E-posta adresinde ç, ğ, ı, ö, ş, ü gibi harfler olamaz.",
  /** A character that was lost when the text was saved or copied; in its place is the sign �. */
  broken: "Okunamayan karakter (�) var; doğrusunu yazın.",
  tooLong: (limit: string) => `En çok ${limit} karakter olabilir.`,
  phoneMissing: "Telefon numarasını yazın.",
  phoneProblems: {
    short: "Telefon numarasını 10 hane olarak girin.",
    long: "Telefon numarası 10 haneli olmalı; fazla hane var.",
    foreign: "+90 ile başlayan bir Türkiye numarası yazın.",
    "not-a-number": "Telefon numarasında yalnızca rakam olmalı.",
  } satisfies Record<PhoneProblem, string>,
  /** For a landline number; a check box below confirms it. */
  phoneQuestion: (phone: string) => `${phone} cep telefonu numarası değil, sabit hat olabilir. Doğruysa onaylayın.`,
  phoneConfirm: "Evet, numara doğru",
  /** For a landline number in the bulk list; its row is sent all the same. */
  phoneNote: "Cep telefonu numarası değil; kontrol edin.",
  neighbourhoodMissing: "Mahalleyi yazın.",
  streetMissing: "Cadde veya sokaktan en az birini yazın.",
  numberMissing: "Bina numarasını yazın.",
  /** Reasons of the provider that are known, in Turkish or English. */
  emailTaken: "Bu e-posta adresi zaten kayıtlı.",
  phoneTaken: "Bu telefon numarası zaten kayıtlı.",
  /** For a field that was rejected for a reason that can't be shown. */
  check: {
    firstName: "Adı kontrol edin.",
    lastName: "Soyadı kontrol edin.",
    email: "E-posta adresini kontrol edin.",
    phone: "Telefon numarasını kontrol edin.",
    address: "Ev adresini kontrol edin.",
  },
  /** Above the form after every failure; the provider's wording. */
  /** No answer came. */
  mayBeAdded:
    "Kişi eklenmiş olabilir. Yeniden göndermeden önce çalışan listesinden kontrol edin; yazdıklarınız duruyor.",
  failed: "Lütfen bilgileri kontrol edip tekrar deneyin.",
  districtMissing: "İlçeyi yazın.",
});

/** Heads of the template's columns and of the preview. */
const heads: Readonly<Record<BulkColumn, string>> = {
  firstName: "Ad",
  lastName: "Soyad",
  email: "E-posta",
  phone: "Telefon",
  address: "Ev adresi",
};

export const employeeBulkMessages = defineMessages("employeeBulkMessages", {
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
  /** The provider took nothing any more. */
  unavailableEarly: "Servis sağlayıcınız yanıt vermediği için işlem durduruldu.",
  /** The session ended before all responses: reason for a row already sent, and text for the whole job. */
  unansweredEnd:
    "Gönderildi, ancak oturum yanıttan önce kapandı. Kişi eklenmiş olabilir; lütfen listeden kontrol edin.",
  endedEarly: "Oturum kapandığı için işlem durduruldu.",
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

export const graphMessages = defineMessages("graphMessages", {
  title: "Göstergelerin Son 28 Günü",
  failed: "Grafik yüklenemedi",
  /** There are no points; the provider's wording. */
  empty: "Henüz grafik görünümü için yeterli veri mevcut değil",
  /** The figure's accessible name. */
  summary: (name: string, points: number, last: string) => `${name}, ${points} gün, son değer ${last}`,
  day: "Gün",
  /** Label of the line of the contract's limit. */
  limit: "SLA",
});

type ByStatus<Text> = Readonly<Record<RegistrationStatus, Text>>;

export const groupMessages = defineMessages("groupMessages", {
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
  /** The results as a spreadsheet. */
  exportResult: "Sonucu Aktar",
  file: "Üyelik Talepleri.xlsx",
  name: "Ad soyad",
  result: "Sonuç",
  why: "Açıklama",
});

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

export const membershipMessages = defineMessages("membershipMessages", {
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

export const passengerMessages = defineMessages("passengerMessages", {
  /** Names of the map's markers. */
  stop: (letter: string) => `${letter} durağı`,
  home: "Ev",
  mapLabel: (name: string) => `${name}: ev, durak ve rota haritası`,
  mapFailed: "Harita yüklenemedi",
  noPlace: "Bu kişinin durağı bilinmiyor.",
  /** Labels of each direction. */
  stopLabel: "Durak",
  driver: "Sürücü",
  plate: "Plaka",
  loading: "Yükleniyor",
  stopFailed: "Durak yüklenemedi.",
  driverFailed: "Sürücü yüklenemedi.",
  noRoute: "Rota atanmamış",
  /** Link to the market's search with this person, where there is no route or no stop. */
  searchLine: "Marketplace'te Hat Ara",
  /** Link to the planner for this person. */
  searchStop: "Planlamada Durak Ara",
  routeFailed: "Duraklar ve sürücüler yüklenemedi.",
  goToRoute: "Rotaya Git",
  /** Link to the map of all routes, with this person's stop and home selected. */
  showOnMap: "Haritada Göster",
  phone: "Telefon",
  email: "E-posta",
  address: "Ev adresi",
  compareCaption: "Sabah ve akşam karşılaştırması",
  figure: "Gösterge",
  morning: "Sabah",
  evening: "Akşam",
  duration: "Yolculuk süresi",
  walk: "Yürüme mesafesi",
  detour: "Sapma oranı",
  average: "Ortalama",
  firstTrip: "Planlanan ilk sefer",
  status: "Durum",
  /** Buttons of the footer. */
  membership: {
    on_hold: "Üyeliği Dondur",
    registered: "Üyeliği Etkinleştir",
    deleted: "Çalışanı Sil",
  } satisfies Record<RegistrationStatus, string>,
});

export const pendingMessages = defineMessages("pendingMessages", {
  title: "Bekleyen Değişiklikler",
  membership: {
    on_hold: "Üyelik dondurulacak",
    registered: "Üyelik etkinleştirilecek",
    deleted: "Çalışan silinecek",
  } satisfies Record<RegistrationStatus, string>,
  /** Requested registration of a new employee. */
  request: "Kaydı talep edildi",
  from: "Geçerlilik tarihi",
  by: "Talep eden",
  at: "Talep zamanı",
  reason: "Neden",
  /** Requested seat on another line. */
  seat: "Başka bir hatta koltuk istendi",
  line: "Hat",
  state: "Durum",
  states: { created: "İstek Alındı", other: "İşlemde" },
  changed: "(Güncellendi)",
  toRequests: "İsteklere Git",
  seatsFailed: "Koltuk istekleri yüklenemedi.",
  sentHere: "Talep eden, zaman ve neden bu oturumda gönderdiğiniz talepten alınmıştır.",
  untold: "Servis sağlayıcınız talebi kimin, ne zaman ilettiğini bildirmiyor.",
  move: "Tarihi Değiştir",
  undo: {
    on_hold: "Dondurmayı Geri Al",
    registered: "Etkinleştirmeyi Geri Al",
    deleted: "Silmeyi Geri Al",
  } satisfies Record<RegistrationStatus, string>,
});

export const spreadMessages = defineMessages("spreadMessages", {
  /** Heading of the map of districts. */
  title: "Ev Bölgeleri",
  failed: "Dağılım yüklenemedi",
  placesFailed: "Ev ve durak konumları yüklenemedi",
  empty: "Henüz kayıtlı çalışan yok.",
  tooFewTitle: "Dağılım gösterilmiyor",
  tooFew: "Beşten az çalışan var; kişiler tanınmasın diye dağılım gösterilmez.",
  /** Choice of the people on the map. */
  who: "Haritada kimler gösterilsin",
  everybody: "Herkes",
  withoutRoute: "Rotası olmayanlar",
  /** Accessible name of the map. */
  map: "Çalışanların ev bölgeleri haritası",
  /** Accessible name of a district on the map. */
  marker: (name: string, count: string) => `${name}, ${count} çalışan`,
  markerWithoutRoute: (name: string, count: string) => `${name}, rotası olmayan ${count} çalışan`,
  countWithoutRoute: (count: string) => `Rotası olmayan çalışan: ${count}.`,
  /** Link to the list of their names. */
  showWithoutRoute: "Listede Gör",
  noneWithoutRoute: "Rotası olmayan çalışan yok.",
  fewWithoutRoute: "Rotası olmayanlar hiçbir ilçede beş kişiye ulaşmıyor; tanınmasınlar diye haritada gösterilmez.",
  /** Below the map, about the circles around stops. */
  rings: "Haritayı yakınlaştırınca durakların çevresinde kuş uçuşu 300 m, 600 m ve 1 km halkaları görünür.",
  coverage: (located: string, people: string) => `Ev konumu bilinen çalışan: ${located} / ${people}.`,
  coverageLoading: "Ev konumları yükleniyor.",
  coverageMissing: "Ev konumları bilinmiyor.",
  /** Opens the lines about how the map is made and read. */
  how: "Nasıl okunur?",
  source: "Konumlar rotalardan gelir; ilçe, ev adresinden okunur.",
  /** Why single homes aren't shown. */
  privacy:
    "Kişisel verileri korumak için tek tek evler gösterilmez: beşten az kişi olan ilçeler birleştirilir, işaretler yaklaşık yerdedir.",
  onHold: (count: string) => `Üyeliği dondurulmuş ${count} çalışan sayılmadı.`,
  caption: "Ev bölgelerine göre çalışanlar",
  search: "İlçe ara",
  noun: { bare: "bölge", from: "bölgeden", all: "bölgenin" },
  district: "İlçe",
  people: "Çalışan",
  share: "Pay",
  median: "Ortanca yürüme",
  showOnMap: "Haritada Göster",
  showOnMapOf: (name: string) => `${name}: haritada göster`,
  noPosition: "Haritada yeri yok",
  /** Districts with few people, and addresses without a district. */
  others: "Diğer bölgeler",
  othersHelp:
    "Diğer bölgeler: beşten az çalışanı olan ilçeler (tek kalırsa bir sonraki küçük ilçeyle) ve ilçesi okunamayan adresler.",
  hiddenHelp: "“Rotası olmayanlar” sütununda “-”: kişiler tanınmasın diye gizlenen sayı.",
  /** Heading of the distances. */
  walkTitle: "Durağa Yürüme Mesafesi",
  walkCaption: "Durağa yürüme mesafesine göre çalışanlar",
  distance: "Mesafe",
  upTo: (end: string) => `${end} ve daha yakın`,
  between: (start: string, end: string) => `${start} – ${end}`,
  beyond: (start: string) => `${start} üzeri`,
  unknownWalk: "Mesafesi bilinmiyor",
  noRoute: "Rotası yok",
  walkShare: "Paylar, mesafesi bilinen çalışanlara göredir.",
  straight: (count: string) =>
    `${count} çalışan için yürüme mesafesi verilmediğinden durağa kuş uçuşu uzaklık kullanıldı.`,
});
