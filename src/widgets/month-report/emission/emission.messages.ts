import type { FactorField } from "../../../core/month/emission.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const emissionMessages = defineMessages("month-report/emission", {
  activity: "Faaliyet Verisi",
  activityUnit: "Kapsam 3, kategori 7",
  boardings: "Biniş",
  personKm: "Kişi kilometresi",
  vehicleKm: "Araç kilometresi",
  ofBoardings: (measured: string, all: string) => `Mesafesi bilinen: ${measured} / ${all} biniş`,
  ofRuns: (measured: string, all: string) => `Güzergâhı bilinen: ${measured} / ${all} sefer`,
  method: "Yöntem ve Sınırlar",
  methodText:
    "GHG Protocol, Kapsam 3, kategori 7 (çalışanların işe gidiş gelişi), mesafe bazlı yöntem: faaliyet verisi × emisyon katsayısı.",
  bounds: [
    "Kişi kilometresi: her biniş × kişinin faturadaki ev ile ofis arası mesafesi. Faturada satırı olmayan veya mesafesi kesin olmayan binişler katılmaz, tahmin edilmez.",
    "Araç kilometresi: her sefer × rotanın güzergâh uzunluğu. Garaj ile ilk durak arası ve boş dönüş yoktur; ortak rotalarda diğer şirketlerin çalışanlarının payı ayrılmaz.",
    "Evden durağa yürüyüş, kendi aracıyla gelenler ve evden çalışma katılmaz.",
  ],
  computed: "Hesaplanan Emisyon",
  factor: "Katsayı",
  kilometres: "Mesafe",
  kilograms: "Sonuç",
  perUnit: { "person-km": "kişi-km", "vehicle-km": "araç-km" },
  source: (source: string, year: string) => `Kaynak: ${source}, ${year}`,
  notAdded: "Her satır aynı emisyonu başka bir yolla hesaplar; satırlar toplanmaz.",
  noFactors:
    "Emisyon katsayısı verilmediği için kilogram hesaplanmadı. Kaynağı ve yılı belli bir katsayı girebilirsiniz.",
  /** Fields for a factor. */
  fields: { kg: "Katsayı (kg CO₂e)", source: "Kaynak", year: "Yıl" } satisfies Record<FactorField, string>,
  unit: "Birim",
  wrong: {
    kg: "Sıfır veya daha büyük bir sayı girin, örneğin 0,62.",
    source: "Katsayının kaynağını girin.",
    year: "1990 ile 2100 arasında bir yıl girin.",
  } satisfies Record<FactorField, string>,
  /** Name of the typed factor in the table and in the file. */
  own: "Girdiğiniz katsayı",
  invalid: "Katsayılar okunamadı. Dosya geçerli bir JSON değil.",
  invalidField: (field: string) => `Katsayılar okunamadı. Eksik veya hatalı alan: ${field}`,
  provider: "Servis Sağlayıcınızın Değerleri",
  providerText: "Bu değerleri servis sağlayıcınız bildirir; yukarıdaki hesaba katılmaz.",
  avoided: "Önlenen CO₂, servis sağlayıcınızın son ayı",
  trees: "Ağaç eşdeğeri, bu ay",
  none: "Servis sağlayıcınızın bu ay için verisi yok.",
});
