/** Texts of the property pane and of the web part itself. */
export const sharepointMessages = {
  content: "İçerik",
  connection: "Bağlantı",
  signIn: "Oturum açma",
  element: "Gösterilecek alan",
  theme: "Tema",
  themes: { page: "Sayfanın bölümü gibi", light: "Açık", dark: "Koyu", auto: "Sisteme göre" },
  /** A choice that leaves the attribute out. */
  unset: "Varsayılan",
  on: "Evet",
  off: "Hayır",
  tokenUrl: "Belirteç adresi",
  tokenUrlHelp:
    "Kişinin servis belirtecini veren kendi hizmetiniz. Boş bırakırsanız kişiler bu sayfada giriş formunu görür.",
  clientId: "Hizmetin uygulama kimliği",
  clientIdHelp: "Bu hizmetin Entra ID'deki istemci kimliği. Yöneticinizin API erişimini onaylaması gerekir.",
  /** Below a field, with the values that are taken. */
  notAmong: (values: string) => `Geçerli değil. Kullanabileceğiniz değerler: ${values}`,
  notBetween: (minimum: number, maximum: number) => `Lütfen ${minimum} ile ${maximum} arasında bir sayı yazın.`,
  formats: { "YYYY-MM": "Lütfen ayı 2026-11 gibi yazın.", "YYYY-MM-DD": "Lütfen günü 2026-11-24 gibi yazın." },
  notAddress: "Lütfen https:// ile başlayan bir adres yazın.",
  /** In the web part's place. */
  codeMissing: "Bu alan şu anda yüklenemedi. Lütfen sayfayı yenileyin.",
};

/** Short names of the attributes, above their fields. */
export const attributeLabels: Readonly<Record<string, string>> = {
  "page-size": "Sayfadaki satır sayısı",
  cards: "Kartlar",
  "route-id": "Rota kodu",
  "date-start": "İlk gün",
  "date-end": "Son gün",
  offer: "Teklif rotası",
  direction: "Yön",
  scope: "Rotalar",
  "driver-id": "Sürücü numarası",
  tab: "Sekme",
  month: "Ay",
  "emission-factors": "Emisyon katsayıları",
  "passenger-id": "Çalışan numarası",
  status: "Talepler",
  kind: "Bildirim",
  module: "Modül",
  pilot: "Pilot",
  redirect: "Girişten sonra",
  "pin-length": "Kodun hane sayısı",
  "refresh-interval": "Yenileme aralığı (saniye)",
  "signed-out": "Oturum açık değilken",
  name: "Oturumun adı",
  "api-base": "API adresi",
  "portal-url": "Portal adresi",
  "company-id": "Şirket numarası",
  "company-name": "Şirket adı",
  "company-latlng": "Şirketin konumu",
  storage: "Oturumun saklandığı yer",
};

/** Help below the fields of the session; the elements' own is the playground's. */
export const sessionHelp: Readonly<Record<string, string>> = {
  name: "Aynı adı taşıyan alanlar tek bir oturumu paylaşır.",
  "api-base": "Servis sağlayıcınızın API'si, https:// ile.",
  "portal-url": "Alanlardaki bağlantılar bu portala götürür.",
  "company-id": "Belirteçle birlikte: fatura ve ay sonu için gereklidir.",
  "company-name": "Belirteçle birlikte.",
  "company-latlng": "Belirteçle birlikte: haritalarda ofisin yeri, enlem,boylam.",
  storage: "Giriş formuyla açılan oturum nerede saklanır?",
};

/** Values of choices, by attribute. */
export const valueLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  direction: { morning: "Ofise gidiş", evening: "Eve dönüş" },
  scope: { own: "Şirketin rotaları", area: "Bölgenin tümü" },
  // Of a driver, and of Planlama.
  tab: {
    documents: "Belgeler",
    route: "Rotalar",
    vehicle: "Araç",
    address: "Adres Sor",
    suggestions: "Öneriler",
  },
  status: { open: "Açık", solved: "Çözülmüş" },
  kind: { deactive: "Kapalı modül", "offer-expire": "Süresi dolmuş teklif" },
  "signed-out": { form: "Giriş formu", notice: "Tek satırlık bilgi" },
  storage: { local: "Bu tarayıcıda, sekmeler arasında", session: "Yalnızca bu sekmede", memory: "Saklanmaz" },
};
