import type { EnglishTexts } from "../core/text/messages.ts";
import { hostEnglish } from "./host.messages.en.ts";
import { launcherEnglish } from "./search/launcher.messages.en.ts";
import { searchEnglish } from "./search/search.messages.en.ts";
import { accessibilityEnglish } from "./pages/accessibility.messages.en.ts";
import { privacyEnglish } from "./pages/privacy.messages.en.ts";
import { shellEnglish } from "./shell/shell.messages.en.ts";

export const english: EnglishTexts = {
  "host/pages/accessibility": accessibilityEnglish,
  "host/pages/privacy": privacyEnglish,
  host: hostEnglish,
  "host/search/launcher": launcherEnglish,
  "host/search": searchEnglish,
  "host/shell": shellEnglish,
};
