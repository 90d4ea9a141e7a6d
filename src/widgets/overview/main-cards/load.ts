/** The cards with figures and lists, as one part of code that comes when one of them is shown. */
export const loadMainCards = () => import("./main-cards.ts");
