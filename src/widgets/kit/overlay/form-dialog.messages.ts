export const formDialogMessages = {
  /** Closes the answer to an accepted request. */
  done: "Tamam",
  /** Closes the answer to a refused one. */
  close: "Kapat",
  /** Leaves a form without sending it. */
  cancel: "Vazgeç",
  /** From a refusal back to what was typed. */
  back: "Forma Dön",
};
