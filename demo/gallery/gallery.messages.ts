import type { State } from "./states.ts";

export const galleryMessages = {
  title: "Galeri",
  lead: "Her öğe, her hâliyle; resim değil, gerçek öğe. Yanıtları bu sayfa değiştirir, demo verisine dokunulmaz.",
  pages: "Örnek sayfalar",
  portal: "Portal",
  playground: "Deneme alanı",
  docs: "Belgeler",
  element: "Öğe",
  state: "Hâl",
  allStates: "Tüm hâller",
  width: "Genişlik",
  fullWidth: "Tam",
  theme: "Tema",
  themes: { light: "Açık", dark: "Koyu", auto: "Otomatik" },
  /** Before the events that an element has raised. */
  events: "Olaylar:",
  noEvents: "henüz yok",
};

export const stateTexts: Readonly<Record<State, readonly [title: string, help: string]>> = {
  ready: ["Hazır", "Servis sağlayıcınız yanıt verdi."],
  loading: ["Yükleniyor", "Servis sağlayıcınızın yanıtı gelmedi."],
  empty: ["Boş", "Servis sağlayıcınızın listelerinde hiçbir şey yok."],
  failed: ["Ulaşılamıyor", "Her istek 500 ile döner."],
  stale: ["Eskimiş", "Veriler geldi, yenilenemiyor."],
  long: ["Uzun metinler", "Adlar, adresler ve açıklamalar çok uzun."],
  "signed-out": ["Oturum kapalı", "Kimse giriş yapmadı."],
};
