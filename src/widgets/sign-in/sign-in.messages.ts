export const signInPageMessages = {
  /** Over the picture beside the form. */
  slogan: "Bütün hatlarınız, duraklarınız ve seferleriniz tek ekranda.",
};
