import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";
import type { RowNoun } from "./table-props.ts";

export const tableMessages = defineMessages("tableMessages", {
  /** Label of the search, unless the area has its own. */
  search: "Ara",
  /** Announced when the rows have changed. */
  results: (total: string) => `${total} sonuç`,
  refreshing: "Yükleniyor",
  /** Head of the column of row actions, for screen readers. */
  actions: "İşlem",
  /** The row action's name: "Detay: Ayşe Yıldırım". */
  actionFor: (action: string, row: string) => `${action}: ${row}`,
  /** No row matches search and filters. */
  noMatch: "Kriterlere uygun kayıt bulunmuyor!",
  noMatchHelp: "Aramayı ya da filtreleri değiştirmeyi deneyin.",
  clearFilters: "Filtreleri Temizle",
  activeFilters: "Etkin filtreler",
  /** On a phone: the button of the filters, behind the number of active ones, and the button of the other tools. */
  filters: "Filtreler",
  filtersActive: "etkin",
  tools: "Diğer İşlemler",
  removeFilter: (filter: string) => `${filter} filtresini kaldır`,
  filterChip: (label: string, value: string) => `${label}: ${value}`,
  /** A filter without selection: "Durum: Tümü". */
  filterOff: (label: string) => `${label}: Tümü`,
  /** Several values are selected; `others` is the number of the others. */
  filterMany: (label: string, first: string, others: string) => `${label}: ${first} +${others}`,
  /** One chip for many values. */
  filterCount: (label: string, count: string) => `${label}: ${count} seçenek`,
  /** Below a selection of too many values. */
  tooMany: (most: string) => `En çok ${most} seçenekle filtreleyebilirsiniz. Aramayla daraltın.`,
  columns: "Gösterilecek sütunlar",
  /** Choice of order where the rows are records and have no heads. */
  sort: "Sıralama",
  unsorted: "Varsayılan sıra",
  sortAscending: (column: string) => `${column}, artan`,
  sortDescending: (column: string) => `${column}, azalan`,
  /** Above a table that is wider than its container. */
  scrolls: "Tablo yana kayar: diğer sütunlar için sağa kaydırın.",
  /** Names of a row's check box and of the one in the head. */
  selectRow: (row: string) => `Seç: ${row}`,
  selectRows: "Bu sayfadaki tüm satırları seç",
  /** On a phone: begins the selection; selects the page. */
  select: "Seç",
  selectPage: (count: string) => `Sayfayı Seç (${count})`,
  endSelection: "Seçimi bitir",
  selectingAll: "Eşleşenler okunuyor",
  selectAllFailed: "Eşleşenler okunamadı.",
  pager: "Sayfalar",
  /** What rows are that have no name of their own. */
  record: { bare: "kayıt", from: "kayıttan", all: "kaydın" } satisfies RowNoun as RowNoun,
  /** "439 çalışandan 1–10". */
  range: (total: string, { from }: RowNoun, first: string, last: string) => `${total} ${from} ${first}–${last}`,
  /** Above the printed rows: their order, search and filters. */
  printedOrder: (order: string) => `Sıralama: ${order}`,
  printedSearch: (search: string) => `Arama: ${search}`,
  printedUnfiltered: "Filtre yok",
  /** Below the printed rows: all of them, those of the search and filters (`all` null: of an unknown number), or a part. */
  printedAll: (count: string, { all }: RowNoun) => `${count} ${all} tümü`,
  printedMatches: (count: string, { bare }: RowNoun, all: string | null) =>
    all === null ? `Filtreye uyan ${count} ${bare}` : `Filtreye uyan ${count} ${bare}, ${all} içinden`,
  printedPart: (total: string, { from }: RowNoun, count: string) => `${total} ${from} ${count} alındı`,
  /** After the range: received rows that aren't shown. */
  hidden: (count: string) => `${count} kayıt gizli`,
  /** Replaces the rows when all rows of the page are hidden. */
  allHidden: (count: string) => `Bu sayfadaki ${count} kayıt gizli.`,
  /** Before the choice of page size. */
  perPage: "Sayfada",
  pageSize: "Sayfadaki kayıt sayısı",
  previousPage: "Önceki sayfa",
  nextPage: "Sonraki sayfa",
  page: (page: string) => `Sayfa ${page}`,
});

export const dayFilterMessages = defineMessages("dayFilterMessages", {
  first: "Başlangıç",
  last: "Bitiş",
  apply: "Uygula",
  firstMissing: "Başlangıç tarihini girin.",
  wrongOrder: "Bitiş, başlangıçtan önce olamaz.",
  tooLong: (days: number) => `En çok ${formatNumber(days)} günlük bir aralık seçebilirsiniz.`,
  /** "01.10.2026 – 31.10.2026". */
  range: (first: string, last: string) => `${first} – ${last}`,
  single: "Günleri Tek Tek Seç",
  clear: "Tarih Filtresini Kaldır",
});

export const savedViewsMessages = defineMessages("savedViewsMessages", {
  /** The button above a table, and its panel. */
  button: "Görünümler",
  /** Before anything is saved. */
  none: "Kayıtlı görünüm yok. Filtreleri ve sıralamayı bir adla kaydedebilirsiniz.",
  list: "Kayıtlı görünümler",
  apply: (name: string) => `${name} görünümünü aç`,
  remove: (name: string) => `${name} görünümünü sil`,
  /** Field and button that keep what is shown now. */
  name: "Görünüm adı",
  save: "Kaydet",
  /** The name is taken. */
  replaces: "Bu addaki görünüm değiştirilecek.",
  help: "Yalnızca bu tarayıcıda saklanır.",
});
