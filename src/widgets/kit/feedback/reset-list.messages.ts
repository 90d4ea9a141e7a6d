export const resetListMessages = {
  /** Resets search, filters, order and page to their defaults. */
  button: "Listeyi Sıfırla",
};
