import { formatNumber } from "../../../core/text/format.ts";
import type * as messages from "./print.messages.ts";

export const texts: typeof messages = {
  printMessages: {
    print: "Print",
    printing: "Preparing",
    failed: "The page for printing could not be prepared. Please try again.",
    notFetched: "The list could not be printed.",
    retry: "Try Again",
    fetching: (title) => `Fetching ${title} for printing`,
    count: (done, total) => (total === null ? "Fetching rows" : `${formatNumber(done)} / ${formatNumber(total)}`),
    cancel: "Cancel",
    tooMany: (most) => `At most ${formatNumber(most)} records can be printed. Filter the list or export it to Excel.`,
    maker: (product, moment) => `${product}, prepared on ${moment}`,
  },
};
