import type { SheetColumn } from "../../src/widgets/kit/sheet/model.ts";

const names = ["Çağla Işık", "İrem Şahin", "Ömer Gül", "Şule Ünal", "Ilgaz Öztürk"];
const start = Date.parse("2026-11-19T00:30:00+03:00");

/** Twelve columns as the list of employees has them. */
export function toRow(index: number) {
  return {
    name: `${names[index % names.length]} ${index}`,
    email: `kisi.${index}@lodos.example`,
    phone: `0532${String(index).padStart(7, "0")}`,
    address: `Barbaros Mah. Ihlamur Sok. No ${index % 300}, Beşiktaş / İstanbul`,
    route: `Hat ${index % 37}`,
    stop: `Durak ${index % 410}`,
    status: index % 9 === 0 ? "Dondurulmuş" : "Aktif",
    walk: (index * 7) % 900,
    ride: ((index * 13) % 90) + 0.5,
    price: ((index * 31) % 5000) + 0.25,
    share: (index % 1000) / 10,
    joined: start + index * 3_600_000,
  };
}

export type Row = ReturnType<typeof toRow>;

export const columns: readonly SheetColumn<Row>[] = [
  { header: "Ad soyad", type: "text", value: ({ name }) => name },
  { header: "E-posta", type: "text", value: ({ email }) => email },
  { header: "Telefon", type: "text", value: ({ phone }) => phone },
  { header: "Adres", type: "text", value: ({ address }) => address },
  { header: "Rota", type: "text", value: ({ route }) => route },
  { header: "Durak", type: "text", value: ({ stop }) => stop },
  { header: "Durum", type: "text", value: ({ status }) => status },
  { header: "Yürüme mesafesi (m)", type: "integer", value: ({ walk }) => walk },
  { header: "Yolculuk süresi (dk)", type: "number", value: ({ ride }) => ride },
  { header: "Ücret (TL)", type: "money", value: ({ price }) => price },
  { header: "Doluluk (%)", type: "percent", value: ({ share }) => share },
  { header: "Kayıt", type: "dateTime", value: ({ joined }) => joined },
];
