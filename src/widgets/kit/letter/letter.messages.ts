export const letterMessages = {
  /** Opens and closes what an earlier letter said. */
  quote: "Önceki yazışma",
  /** Stands for a picture that is not shown, with what the letter says of it. */
  picture: "Görsel",
  pictureOf: (words: string) => `Görsel: ${words}`,
  pictureMissing: (words: string) => `${words} (gösterilemedi)`,
  /** Name of a table in a letter, for screen readers. */
  table: "İletideki tablo",
  /** Under a letter that is cut. */
  whole: "İletinin tamamını göster",
};
