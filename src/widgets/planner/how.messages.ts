import { defineMessages } from "../../core/text/messages.ts";

interface Definition {
  readonly title: string;
  readonly text: string;
  /** Where the figures come from. */
  readonly source: string;
}

export const howMessages = defineMessages("planner/how", {
  /** Title of the drawer. */
  title: "Nasıl hesaplanır?",
  lead: "Bu sayfa yalnızca portaldaki verileri kullanır.",
  source: "Kaynak:",
  definitions: {
    place: {
      title: "Yer",
      text: "Adresin yeri adres aramasından gelir. Sokak bulunamazsa mahallenin merkezi alınır ve yerin yaklaşık olduğu yazılır. Durağı olan çalışanın evi, durağındaki kaydından alınır.",
      source: "adres araması; rota durakları",
    },
    walk: {
      title: "Yürüme",
      text: "Evle durak arasındaki kuş uçuşu uzaklıktır; dakikası 75 m ile hesaplanır. Gerçek yol daha uzun olabilir. Çalışanın kendi durağına yürümesi biliniyorsa o kullanılır.",
      source: "rota durakları",
    },
    times: {
      title: "Durakta ve yolculuk",
      text: "Planlanan saatlerdir: sabah duraktan ofise, akşam ofisten durağa. Saati gelmeyen rotada “-” görünür. O günkü trafik bilinmez.",
      source: "rota durakları",
    },
    seats: {
      title: "Boş koltuk",
      text: "Araç kapasitesinden düzenli yolcular çıkarılır; başka şirketlerin yolcuları da sayılır. Kapasite bilinmiyorsa “-” görünür. Belirli bir gün kaç kişinin bineceğini söylemez.",
      source: "sürücülerin araçları; rota durakları",
    },
    sla: {
      title: "SLA içinde",
      text: "Yürüme ve yolculuk, sözleşmenizdeki en çok değerleri aşmaz. Sapma, yeni adres için bilinmez.",
      source: "SLA hedefleri",
    },
    order: {
      title: "Sıralama",
      text: "SLA'nın yürüme sınırının iki katı içinde, her rotanın en yakın durağı gösterilir; sınır yoksa 1.000 m içinde. Önce SLA içinde boş koltuğu olanlar, sonra koltuğu bilinmeyenler, dolu olanlar ve sınırın dışında kalanlar; kendi içinde yürüme mesafesine göre.",
      source: "yukarıdaki değerler",
    },
    nearer: {
      title: "Daha yakın durak",
      text: "En az kazanç kadar daha az yürünen, boş koltuğu olan ve ofise varışı en çok 15 dk değişen kendi durağınız. Herkes birlikte hesaplanır, bir koltuk iki kişiye verilmez; toplam yürümeyi en çok kısaltan dağılım seçilir. Bugünkü ve önerilen yürüme, ikisi de kuş uçuşu karşılaştırılır: sağlayıcınız yalnızca bugünkü durağa yürümeyi ölçmüştür. İlk eşik 150 m'dir, değiştirilebilir.",
      source: "rota durakları; sürücülerin araçları",
    },
    pairs: {
      title: "Birleşebilecek rotalar",
      text: "Aynı ofise giden, aynı saatlerde çalışan ve en yoğun günde tek araca sığan iki rota. Durak sırası en az yol ekleyecek biçimde kurulur; yolculuk, büyük rotanın kendi ortalama hızıyla tahmin edilir. Herkes SLA içinde kalır; ek yolculuk ve boş bırakılan koltuk için eşikler değiştirilebilir.",
      source: "rota durakları; sürücülerin araçları; SLA hedefleri",
    },
    peak: {
      title: "En yoğun gün",
      text: "Son dört haftada iki rotanın rezervasyon toplamının en yüksek olduğu gün. Başka şirketlerin düzenli yolcuları da eklenir.",
      source: "rezervasyonlar",
    },
    amount: {
      title: "Söz konusu tutar",
      text: "Küçük rotaların son faturadaki tutarıdır, KDV hariç. Tasarruf anlamına gelmez.",
      source: "son fatura",
    },
  } satisfies Record<string, Definition>,
  caution: "Hiçbir sonuç kesin değildir. Karar vermeden önce sağlayıcınıza sorun.",
});
