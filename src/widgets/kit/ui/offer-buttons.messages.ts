export const offerMessages = {
  /** Names the row of buttons. */
  label: "Teklifler",
};
