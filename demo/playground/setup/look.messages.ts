import type { hostProperties } from "../../../src/widgets/kit/look/look.contract.ts";

/** Groups of the look's fields, in their order. */
export const groupTexts = {
  brand: "Marka",
  grounds: "Zeminler ve çizgiler",
  words: "Yazı renkleri",
  states: "Durumlar",
  travel: "Yönler ve duraklar",
  charts: "Grafikler",
  map: "Harita",
  type: "Yazı tipi",
  measures: "Ölçüler",
} as const;
export type Group = keyof typeof groupTexts;

/** Properties without a control in the playground, to be written by hand in CSS: docs/theming.md. */
type Written = "card-border" | "shadow-float" | "shadow-overlay";
export type LookName = Exclude<keyof typeof hostProperties, Written>;

/** Name and group of each property. */
export const lookTexts: Readonly<Record<LookName, readonly [label: string, group: Group]>> = {
  accent: ["Vurgu rengi", "brand"],
  "on-accent": ["Vurgunun üzerindeki yazı", "brand"],
  link: ["Bağlantı", "brand"],
  focus: ["Odak çizgisi", "brand"],
  surface: ["Kart zemini", "grounds"],
  "surface-raised": ["Açılan pencerelerin zemini", "grounds"],
  canvas: ["Kartların arası", "grounds"],
  border: ["İnce çizgi", "grounds"],
  "border-strong": ["Alanların çerçevesi", "grounds"],
  text: ["Yazı", "words"],
  "text-muted": ["İkincil yazı", "words"],
  "text-subtle": ["Açıklama yazısı", "words"],
  success: ["Olumlu işaret", "states"],
  "success-text": ["Olumlu yazı", "states"],
  "success-soft": ["Olumlu zemin", "states"],
  warning: ["Uyarı işareti", "states"],
  "warning-text": ["Uyarı yazısı", "states"],
  "warning-soft": ["Uyarı zemini", "states"],
  danger: ["Hata işareti", "states"],
  "danger-text": ["Hata yazısı", "states"],
  "danger-soft": ["Hata zemini", "states"],
  morning: ["Sabah yönü", "travel"],
  evening: ["Akşam yönü", "travel"],
  "stop-own": ["Şirketin durağı", "travel"],
  "stop-mixed": ["Ortak durak", "travel"],
  "stop-shadow": ["Diğer şirketlerin durağı", "travel"],
  "chart-1": ["İlk grafik serisi", "charts"],
  "chart-2": ["2. grafik serisi", "charts"],
  "chart-3": ["3. grafik serisi", "charts"],
  "chart-4": ["4. grafik serisi", "charts"],
  "chart-5": ["5. grafik serisi", "charts"],
  "chart-6": ["6. grafik serisi", "charts"],
  "map-land": ["Kara", "map"],
  "map-water": ["Su", "map"],
  "map-park": ["Park ve orman", "map"],
  "map-road": ["Ana yol", "map"],
  font: ["Yazı tipi", "type"],
  "font-heading": ["Başlık yazı tipi", "type"],
  scale: ["Yazı ölçeği", "type"],
  radius: ["Köşe yarıçapı", "measures"],
  "focus-width": ["Odak çizgisinin kalınlığı", "measures"],
  density: ["Sıkılık", "measures"],
  "row-height": ["Tablo satırı", "measures"],
  "control-height": ["Alan ve düğme", "measures"],
  "card-padding": ["Kartın iç boşluğu", "measures"],
  gap: ["Kartların arası", "measures"],
};

export const contrastTexts = {
  title: "Kontrast",
  lead: "Değiştirdiğiniz renkler, birlikte durdukları renklerle karşılaştırılır: yazıda en az 4,5:1, çizgi ve işarette en az 3:1 (WCAG 2.2 AA).",
  themes: { light: "Açık tema", dark: "Koyu tema" },
  /** Shown when no colour is set, or when all that are set have enough contrast. */
  fine: "Okunması güç renk çifti yok.",
  /** Number of pairs before it. */
  count: "renk çiftinin okunması güç.",
  on: "Zemini:",
  needs: "gereken en az",
  short: "eksik",
  apply: "Yerine kullan:",
  none: "Bu zeminde yeterli olacak bir renk yok; zemini değiştirin.",
  all: "Tüm çiftler",
  pair: "Renk",
  ground: "Zemin",
  ratio: "Oran",
};
