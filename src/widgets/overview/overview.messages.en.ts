import type { overviewMessages } from "./overview.messages.ts";

export const overviewEnglish: typeof overviewMessages = {
  title: "Overview",
  waiting: "Waiting for You",
  codeFailed: "This section could not be loaded",
  copyright: (productName) => `© 2025 ${productName}`,
};
