import type { Random } from "../seed/random.ts";

export function agreementLines(company: string, year: number): string[] {
  return [
    `Taraflar: ${company} (Müşteri) ve Servis Sağlayıcı (Yüklenici).`,
    `Süre: 01.01.${year} – 31.12.${year}.`,
    "",
    "1. Konu: Müşteri çalışanlarının ofise ulaşımı ve ofisten dönüşü.",
    "2. Hizmet: Güzergâhlar, duraklar ve saatler portalda yayımlanır.",
    "3. Ücret: Koltuk ve hat bazlı fiyatlar aylık olarak faturalandırılır.",
    "4. Ödeme: Faturalar her ayın ilk günü düzenlenir; vade 45 gündür.",
    "5. Araçlar: Tüm araçlar klimalıdır, yaşları sekizi geçmez.",
    "6. Sürücüler: SRC ve psikoteknik belgeleri eksiksiz olmalıdır.",
    "7. Kişisel veriler: 6698 sayılı Kanun hükümlerine göre işlenir.",
    "8. Fesih: Taraflar altmış gün önceden yazılı bildirimle feshedebilir.",
    "",
    "Bu belge örnektir; gerçek kişi ve kuruluşlarla ilgisi yoktur.",
  ];
}

export function protocolLines(company: string, year: number): string[] {
  return [
    `${company} ile imzalanan ${year} yılı sözleşmesinin ekidir.`,
    "",
    "1. Akaryakıt fiyatı yüzde 5 bandının dışına çıktığında fiyatlar güncellenir.",
    "2. Asgari ücret artışının yüzde 25'i birim fiyatlara yansıtılır.",
    "3. Enflasyon güncellemesi altı ayda bir, TÜFE üzerinden yapılır.",
    "",
    "Bu belge örnektir; gerçek kişi ve kuruluşlarla ilgisi yoktur.",
  ];
}

export function satisfactionLines(random: Random): string[] {
  const score = () => (random.integer(38, 49) / 10).toFixed(1).replace(".", ",");
  return [
    `Ankete katılan çalışan: ${random.integer(180, 320)}`,
    `Genel memnuniyet: ${score()} / 5`,
    `Sürücü: ${score()} / 5`,
    `Araç: ${score()} / 5`,
    `Dakiklik: ${score()} / 5`,
    "",
    "En çok beğenilen: güler yüzlü sürücüler, temiz araçlar.",
    "Geliştirilmesi istenen: akşam dönüş saatleri, klima ayarı.",
  ];
}

export function carbonLines(random: Random): string[] {
  const monthly = Array.from({ length: 12 }, () => random.integer(620, 980));
  return [
    `Yıllık tasarruf: ${monthly.reduce((sum, kilograms) => sum + kilograms, 0).toLocaleString("tr")} kg CO2`,
    "",
    ...monthly.map((kilograms, index) => `${index + 1}. ay: ${kilograms} kg CO2`),
  ];
}
