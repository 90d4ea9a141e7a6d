export const resetListMessages = {
  /** Takes search, filters, order and page back to what they were at first. */
  button: "Listeyi Sıfırla",
};
