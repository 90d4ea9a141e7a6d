export const conversationMessages = {
  /** Name of the list of letters, for screen readers. */
  name: "Yazışma",
  /** Name of every writer who is not the passenger. */
  manager: "Müşteri Deneyimi Yöneticisi",
  /** A passenger whose name the provider didn't give. */
  passenger: "Çalışan",
  empty: "Bu talepte henüz ileti bulunmuyor.",
  /** A letter without any words. */
  noWords: "Bu iletinin metni yok.",
  /** Pictures wait, as fetching them tells the sender that the letter is read. */
  pictures: (count: number) => `Bu yazışmada ${count} görsel var. Görseller açıldığında gönderen bunu öğrenebilir.`,
  showPictures: "Görselleri göster",
};
