export const listMessages = {
  label: "Rota listesi",
  /** Read out when the list takes the focus. */
  help: "Ok tuşlarıyla gezin, Enter ile seçin, Esc ile seçimi kaldırın.",
  people: (count: string) => `${count} çalışan`,
};
