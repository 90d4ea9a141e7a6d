import type { overviewMessages } from "./overview.messages.ts";

export const overviewEnglish: typeof overviewMessages = {
  title: "Overview",
  codeFailed: "This section could not be loaded",
  copyright: (productName) => `© 2025 ${productName}`,
};
