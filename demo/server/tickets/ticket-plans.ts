import type { ProgramName } from "./mails.ts";

interface MailPlan {
  /** Hours after the previous e-mail. */
  readonly after: number;
  /** `desk`: the provider's customer experience manager. */
  readonly program: ProgramName;
  readonly lines: readonly string[];
  /** Quotes the message before it. */
  readonly quotes?: true;
}

export interface TicketPlan {
  readonly id: number;
  readonly subject: string;
  /** Days before today (a weekend becomes the Friday before), at this time. */
  readonly daysAgo: number;
  readonly time: string;
  readonly mails: readonly MailPlan[];
}

const by = (program: ProgramName, after: number, ...lines: readonly string[]): MailPlan => ({
  program,
  after,
  lines,
});
const answering = (mail: MailPlan): MailPlan => ({ ...mail, quotes: true });

const timetable = `<table border="1" cellpadding="6"><thead><tr><th>Durak</th><th>Eski saat</th><th>Yeni saat</th></tr></thead><tbody><tr><td>Altıyol</td><td>07:05</td><td>07:02</td></tr><tr><td>Hasanpaşa</td><td>07:12</td><td>07:10</td></tr><tr><td>Uzunçayır</td><td>07:20</td><td>07:20</td></tr></tbody></table>`;

/** The newest first. Numbers as the help desk gives them. */
export const openTickets: readonly TicketPlan[] = [
  {
    id: 48213,
    subject: "Servis durağım değişti mi?",
    daysAgo: 1,
    time: "08:12",
    mails: [
      by(
        "gmail",
        0,
        "Merhaba, uygulamada sabah durağım Altıyol yerine Hasanpaşa görünüyor. Durağım kalıcı olarak mı değişti?",
        "Eve uzaklığı arttığı için eski durağımdan binmek istiyorum.",
      ),
      by(
        "desk",
        1.5,
        "Merhaba,",
        "Altıyol’daki yol çalışması nedeniyle durağınız ay sonuna kadar Hasanpaşa’ya taşındı. Çalışma bitince eski durağınızdan binebilirsiniz. Bu süre için yeni saatler:",
        timetable,
      ),
      answering(by("gmail", 0.2, "Bilgi için teşekkür ederim. O tarihe kadar Hasanpaşa’da bekliyor olacağım.")),
    ],
  },
  {
    id: 48190,
    subject: "Sabah servisi 15 dakika gecikti",
    daysAgo: 2,
    time: "09:26",
    mails: [
      by(
        "iphone",
        0,
        "Bu sabah servis durağa 15 dakika geç geldi, toplantıya yetişemedim.",
        "Gecikme olacaksa uygulamadan haber verilmesini rica ediyorum.",
      ),
      by(
        "desk",
        3,
        "Merhaba,",
        "Yaşadığınız gecikme için üzgünüz. Kaza nedeniyle E-5’te trafik durmuştu. Sürücümüzle görüştük; bundan sonra 5 dakikayı geçen gecikmelerde uygulama bildirimi gönderilecek.",
      ),
    ],
  },
  {
    id: 48177,
    subject: "Adres güncelleme talebi <yeni ev> & durak",
    daysAgo: 4,
    time: "14:05",
    mails: [
      by(
        "outlook",
        0,
        "Merhaba,",
        "Ay başında taşınıyorum. Yeni adresim: Osmanağa Mah. Söğütlü Çeşme Cad. No: 12 Kadıköy. Yeni adresime en yakın durağın atanmasını rica ederim.",
      ),
    ],
  },
  {
    id: 48142,
    subject: "Araçta klima çalışmıyor",
    daysAgo: 6,
    time: "18:41",
    mails: [
      by("outlook", 0, "Akşam dönüşünde araçta klima çalışmıyor, içerisi çok sıcak oluyor."),
      by(
        "desk",
        15,
        "Merhaba,",
        "Bildiriminiz için teşekkürler. Aracın bakım kaydını açtık. Yarın için yapacaklarımız:",
        "<ul><li>Klima gazı ölçülecek</li><li>Filtre değişecek</li><li>Gerekirse yedek araç verilecek</li></ul>",
      ),
      answering(by("outlook", 5, "Teşekkürler. Bu akşam da aynı araç geldi, klima hâlâ çalışmıyordu.")),
      by("desk", 2, "Merhaba,", "Yedek araç yarın sabahtan itibaren hattınızda olacak."),
      answering(by("outlookWeb", 20, "Yedek araç geldi, her şey yolunda. Kendi aracımız ne zaman döner?")),
    ],
  },
  {
    id: 48101,
    subject: "Kayıp eşya: siyah sırt çantası",
    daysAgo: 8,
    time: "20:17",
    mails: [
      by(
        "plain",
        0,
        "Merhaba,",
        "Bu akşamki serviste siyah sırt çantamı unuttum. İçinde bilgisayarım var.\nSürücüye ulaşabilir misiniz?",
      ),
      by("desk", 0.7, "Merhaba,", "Sürücümüz çantanızı buldu. Yarın sabah durağınızda teslim edecek."),
    ],
  },
  {
    id: 48064,
    subject: "Esnek çalışma: salı ve perşembe servis kullanmayacağım",
    daysAgo: 11,
    time: "11:33",
    mails: [
      by(
        "outlookWeb",
        0,
        "Merhaba,",
        "Önümüzdeki aydan itibaren salı ve perşembe günleri evden çalışacağım. Koltuğum diğer günler için dursun.",
      ),
      by("desk", 4, "Merhaba,", "Kaydınızı aldık. Değişiklik onaylanınca size yazacağız."),
    ],
  },
  {
    id: 48020,
    subject: "Yeni hat önerisi",
    daysAgo: 14,
    time: "16:52",
    mails: [
      by(
        "gmail",
        0,
        "Çekmeköy’den gelen beş kişiyiz. Sabah 07:00 civarı ortak bir durak mümkün mü?",
        "Katılacakların listesini paylaşabilirim.",
      ),
    ],
  },
];

const topics: readonly (readonly [string, ProgramName, string, string])[] = [
  [
    "Servis kartım çalışmıyor",
    "iphone",
    "Kartımı okutamıyorum, cihaz kırmızı yanıyor.",
    "Kartınız yenilendi, kullanabilirsiniz.",
  ],
  [
    "Durak konumu haritada yanlış",
    "gmail",
    "Haritadaki durak caddenin karşısında görünüyor.",
    "Durak konumunu düzelttik.",
  ],
  [
    "Akşam servisi erken kalktı",
    "outlook",
    "Servis planlanandan 4 dakika önce kalktı, kaçırdım.",
    "Sürücümüze hatırlatma yapıldı, kalkış saatleri izleniyor.",
  ],
  [
    "Rezervasyonumu iptal edemiyorum",
    "outlookWeb",
    "Uygulamada iptal düğmesi pasif görünüyor.",
    "İptal süresi sefer saatinden 30 dakika öncesine kadardır. Sizin için iptal ettik.",
  ],
  [
    "Sürücümüze teşekkür",
    "plain",
    "Sürücümüz çok ilgili, teşekkür etmek istedim.",
    "Güzel sözlerinizi kendisine ilettik.",
  ],
  [
    "Yürüme mesafem çok uzun",
    "gmail",
    "Durağa 900 metre yürüyorum. Daha yakın bir durak olabilir mi?",
    "Rotanız güncellendi; yeni yürüme mesafeniz 350 metre.",
  ],
  ["Servis uygulamasına giremiyorum", "iphone", "Doğrulama kodu gelmiyor.", "Telefon numaranızı güncelledik."],
  [
    "Emniyet kemeri arızası",
    "outlook",
    "Arka sıradaki iki kemer kilitlenmiyor.",
    "Araç bakımdan geçti, kemerler değişti.",
  ],
];

/** Each topic three times, so that there are several pages. */
export const solvedTickets: readonly TicketPlan[] = Array.from({ length: topics.length * 3 }, (_, index) => {
  const [subject, program, question, answer] = topics[index % topics.length] ?? ["", "plain", "", ""];
  const thanks = answering(by(program, 3, "Çok teşekkür ederim, sorun çözüldü."));
  return {
    id: 47_990 - index * 37,
    subject,
    daysAgo: 9 + index * 4,
    time: `${String(8 + (index % 10)).padStart(2, "0")}:${String((index * 7) % 60).padStart(2, "0")}`,
    mails: [
      by(program, 0, "Merhaba,", question),
      by("desk", 5, "Merhaba,", answer),
      ...(index % 3 === 0 ? [thanks] : []),
    ],
  };
});
