export const playgroundMessages = {
  title: "Deneme alanı",
  lead: "Bir öğe seçin, niteliklerini ve görünümünü değiştirin, canlı veriyle deneyin; sayfanıza eklenecek kodu kopyalayın.",
  portal: "Portal",
  intranet: "İntranet",
  gallery: "Galeri",
  docs: "Belgeler",
  pages: "Örnek sayfalar",
  settings: "Ayarlar",
  element: "Öğe",
  attributes: "Nitelikler",
  noAttributes: "Bu öğenin kendi niteliği yok.",
  /** First entry of a choice without a default. */
  unset: "verilmedi",
  /** Marks the default among the values of a choice. */
  isDefault: "varsayılan",
  look: "Görünüm",
  /** Marks a group of the look that has values of its own. */
  lookChanged: "değişti",
  presets: "Hazır görünümler",
  defaultFont: "Sayfanınki",
  /** Name of the button that takes one setting back, before the setting's name. */
  reset: "Varsayılana dön:",
  theme: "Tema",
  themes: { light: "Açık", dark: "Koyu", auto: "Otomatik" },
  width: "Genişlik",
  fullWidth: "Tam",
  /** Name of the handle beside the preview. */
  widthHandle: "Önizlemenin genişliği",
  preview: "Önizleme",
  refresh: "Verileri yenile",
  /** Leads down to the code. */
  code: "Kod",
  /** Copies the address of this page with everything chosen on it. */
  share: "Paylaş",
  shared: "Bağlantı kopyalandı.",
  changed: "Gösterilen öğe:",
};
