import { startFirefox } from "./firefox.ts";
import { findEngines } from "./install.mjs";
import { walk } from "./walk.ts";

walk("Firefox", async () => {
  const { firefox } = findEngines();
  if (firefox === undefined) throw new Error("There is no Firefox: apt-get install firefox-esr, or FIREFOX_PATH.");
  return startFirefox(firefox);
});
