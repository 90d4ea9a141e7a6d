/** The cards that draw charts, as one part of code that comes when one of them is shown. */
export const loadChartCards = () => import("./chart-cards.ts");
