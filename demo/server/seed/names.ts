import { foldTurkish } from "../text.ts";

const firstNames = (
  "Adem Ahmet Ali Alper Anıl Arda Arzu Aslı Asuman Atakan Ayça Aydın Aykut Ayla Aylin Aynur Ayşe Ayşegül Aziz Bahar Banu Barış Başak Batuhan " +
  "Begüm Belgin Berk Berna Betül Beyza Bilge Bora Buket Burak Burcu Buse Bülent Büşra Can Canan Cansu Cem Cemre Cengiz Ceren Ceyda Cihan Çağan " +
  "Çağla Çağrı Çetin Çiçek Çiğdem Damla Deniz Derya Didem Dilara Dilek Doğa Doğan Doğukan Duygu Ebru Ece Eda Efe Ekin Ela Elif Emel Emine Emir Emre " +
  "Engin Enis Ercan Erdem Eren Ergün Erhan Erkan Erol Esin Esra Evren Ezgi Fatih Fatma Ferhat Feride Fikret Filiz Funda Furkan Gamze Gaye Gizem " +
  "Gökçe Gökhan Gönül Görkem Gül Gülay Gülcan Gülşah Gürkan Güven Hakan Halil Halime Hande Harun Hasan Hatice Haydar Hazal Hilal Hülya " +
  "Hüseyin Irmak Işıl Işık Itır İbrahim İclal İdil İlayda İlhan İlkay İlker İlknur İnci İpek İrem İsmail Kaan Kadir Kemal Kerem Kerim Koray " +
  "Kübra Kürşat Lale Levent Leyla Mahmut Mehmet Melek Melike Melis Meltem Meral Mert Merve Mesut Mete Metin Mine Murat Mustafa Müge Mürüvvet Nazlı Necla " +
  "Nergis Neslihan Nihal Nihat Nil Nilay Nilüfer Nur Nuray Oğuz Oğuzhan Okan Onur Orhan Oya Ozan Ömer Ömür Özge Özgür Özlem Pelin Pınar Recep " +
  "Rıza Rüya Sadık Salih Sanem Seda Sedat Selçuk Selim Selin Sema Semih Serap Serdar Serkan Serpil Sevgi Sevil Sevinç Sıla Simge Sinan Songül " +
  "Suat Sude Süleyman Şafak Şebnem Şenay Şerife Şevval Şirin Şule Şükrü Tamer Taner Tarık Tayfun Tolga Tuba Tuğba Tuğçe Tuna Turgut Tülay " +
  "Ufuk Uğur Umut Ülkü Ümit Ünal Vedat Volkan Yağmur Yakup Yasemin Yasin Yavuz Yeliz Yeşim Yiğit Yıldız Yunus Yusuf Zehra Zerrin Zeynep Zühal"
).split(" ");

const surnames = (
  "Acar Açıkgöz Ağırbaş Akar Akbaş Akbulut Akçay Akdağ Akgül Akın Akkaya Akman Aksoy Aktaş Akyol Akyüz Alkan Altay Altıntaş Altun Apaydın Aras Arıkan " +
  "Arslan Ateş Avcı Aydemir Aydın Aydoğan Aygün Ayhan Bal Balcı Baran Barut Başar Başaran Bayrak Bayram Baysal Bektaş Bilgiç Bilgin Bingöl Bozkurt " +
  "Bulut Can Candan Cengiz Ceylan Coşkun Çağlar Çakır Çalışkan Çam Çelebi Çelik Çetin Çevik Çınar Çiçek Çiftçi Çolak Çoban Dağ Dağdelen Dede " +
  "Demir Demirbaş Demirci Demirel Deniz Dinç Dinçer Doğan Doğru Duman Durak Duran Durmaz Durmuş Duru Ekinci Ekşi Elmas Er Eraslan Erbaş " +
  "Erdem Erdoğan Eren Ergin Ergün Erkan Erkoç Erol Ersoy Ertaş Ertürk Esen Eser Gedik Genç Gök Gökçe Göktaş Gökmen Güçlü Gül Güler Gülmez " +
  "Gümüş Günay Gündoğdu Gündüz Güneş Güney Güngör Gürbüz Gürsoy Güven Güzel Işık Işıklar Irmak İlhan İnal İnan İnce İpek İşler Kahraman Kalkan " +
  "Kaplan Kara Karabulut Karaca Karadağ Karademir Karagöz Karahan Karakaya Karakoç Karataş Kartal Kavak Kaya Kayhan Keleş Keskin Kılıç Kılınç Kırmızı " +
  "Koca Koç Koçak Korkmaz Köksal Köroğlu Köse Kurt Kurtuluş Küçük Mutlu Oğuz Okur Okumuş Oral Orhan Ocak Önal Öncü Öner Özbek Özcan Özçelik " +
  "Özdemir Özer Özgür Özkan Özmen Öztürk Özyurt Parlak Pehlivan Polat Sağlam Sarı Sarıkaya Savaş Sevim Sezer Sezgin Soylu Sönmez Söğüt Şahin " +
  "Şeker Şen Şener Şengül Şentürk Şimşek Tan Taş Taşçı Taşdemir Tekin Temel Tezcan Topal Topçu Toprak Tosun Tuna Tuncer Turan Turgut Türk Türkmen " +
  "Uçar Ulusoy Uslu Uysal Uyar Uzun Ünal Ünlü Ünsal Üstün Varol Vural Yalçın Yalın Yaman Yavuz Yazıcı Yeşil Yiğit Yıldırım Yıldız Yılmaz Yolcu " +
  "Yurt Yücel Yüksel Zengin Zorlu"
).split(" ");

export interface PersonName {
  readonly first: string;
  readonly last: string;
}

const pairs = firstNames.length * surnames.length;

/** A step coprime to `pairs` visits every pair once before it returns to the first. */
const step = coprimeTo(pairs, Math.floor(pairs * 0.6180339887));

/** The `index`-th name; no two indexes give the same one. Past the last pair people have a second first name. */
export function nameAt(index: number): PersonName {
  const pair = (index * step + 7919) % pairs;
  const first = firstNames[pair % firstNames.length] ?? "";
  const last = surnames[Math.floor(pair / firstNames.length)] ?? "";
  const round = Math.floor(index / pairs);
  if (round === 0) return { first, last };
  const second = firstNames[(pair + round * 17) % firstNames.length] ?? "";
  return { first: `${first} ${second}`, last };
}

export function emailOf({ first, last }: PersonName, domain: string): string {
  return `${foldTurkish(first).replaceAll(" ", ".")}.${foldTurkish(last)}@${domain}`;
}

function coprimeTo(number: number, from: number): number {
  let candidate = from;
  while (commonDivisor(candidate, number) !== 1) candidate += 1;
  return candidate;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
