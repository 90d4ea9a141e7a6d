export const letterMessages = {
  /** Opens and closes what an earlier letter said. */
  quote: "Önceki yazışma",
  /** Stands for a picture that is not shown, with what the letter says of it. */
  picture: "Görsel",
  pictureOf: (words: string) => `Görsel: ${words}`,
  pictureMissing: (words: string) => `${words} (gösterilemedi)`,
  /** In a link that shows another address than it leads to. */
  target: (host: string) => `(asıl adres: ${host})`,
  /** Name of a table in a letter, for screen readers. */
  table: "İletideki tablo",
  /** Over a letter of which only the words are shown. */
  textOnly: {
    size: "Bu ileti çok büyük ya da çok karmaşık; yalnızca metni gösteriliyor.",
    policy: "Bu sayfanın güvenlik ayarları biçimlendirmeye izin vermiyor; iletinin yalnızca metni gösteriliyor.",
  },
  /** Under a letter that is cut. */
  whole: "İletinin tamamını göster",
};
