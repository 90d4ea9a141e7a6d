export const reasonMessages = {
  /** Under the field for words of one's own. */
  hint: (letters: number) => `En az ${letters} karakter yazmanızı öneririz.`,
};
