import { defineMessages } from "../../core/text/messages.ts";
import type { Kind } from "./matching.ts";

export const hostSearchMessages = defineMessages("hostSearchMessages", {
  close: "Aramayı kapat",
  /** Name of the list for screen readers. */
  results: "Sonuçlar",
  recent: "Son açılanlar",
  /** Headings of the groups. */
  groups: {
    page: "Sayfalar",
    employee: "Çalışanlar",
    route: "Rotalar",
    driver: "Sürücüler",
    plate: "Plakalar",
    file: "Dosyalar",
    ticket: "Çalışan talepleri",
  } satisfies Record<Kind, string>,
  /** Kind of a hit, after a recent hit; also on the buttons that limit the search to one kind. */
  kinds: {
    page: "Sayfa",
    employee: "Çalışan",
    route: "Rota",
    driver: "Sürücü",
    plate: "Plaka",
    file: "Dosya",
    ticket: "Talep",
  } satisfies Record<Kind, string>,
  /** The last line of a group, in place of its results or below them. */
  failed: {
    page: "Sayfalar aranamadı.",
    employee: "Çalışanlar aranamadı.",
    route: "Rotalar aranamadı.",
    driver: "Sürücüler aranamadı.",
    plate: "Plakalar aranamadı.",
    file: "Dosyalar aranamadı.",
    ticket: "Talepler aranamadı.",
  } satisfies Record<Kind, string>,
  retry: "Yeniden Dene",
  /** Titles of pages without a menu entry, worded like the links to them. */
  spread: "Dağılım",
  waitingDocuments: "Onayınızı Bekleyen Belgeler",
  ticketStatus: { open: "Açık", solved: "Çözüldü" },
  /** The last line of a group that has more. */
  all: (count: string | null) => (count === null ? "Tümünü Göster" : `Tümünü Göster (${count})`),
  further: "Daha Fazla Göster",
  searching: "Aranıyor",
  /** Announced when the results have arrived. */
  found: (count: string) => `${count} sonuç`,
  nothing: "Sonuç bulunamadı.",
  nothingHelp: "Yazımı kontrol edin ya da daha kısa bir metin deneyin.",
  /** Below the results: how to limit a search. The letter stands on each button. */
  limits: "Yalnızca bir türde ara",
  limitHelp: "Harfi ve bir boşluk yazmanız da yeterli: “r kadıköy” yalnızca rotalarda arar.",
  /** Prefixes that limit a search to one kind: the letter and a blank, or the word and a colon. */
  prefixes: {
    page: { letter: "m", word: "menü" },
    employee: { letter: "ç", word: "çalışan" },
    route: { letter: "r", word: "rota" },
    driver: { letter: "s", word: "sürücü" },
    plate: { letter: "p", word: "plaka" },
    file: { letter: "d", word: "dosya" },
    ticket: { letter: "t", word: "talep" },
  } satisfies Record<Kind, { readonly letter: string; readonly word: string }>,
});
