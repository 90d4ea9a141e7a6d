export const signInPageMessages = {
  /** Over the picture beside the form. */
  slogan: "Bütün rotalarınız, duraklarınız ve seferleriniz tek ekranda.",
};
