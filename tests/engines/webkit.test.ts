import { findEngines } from "./install.mjs";
import { walk } from "./walk.ts";
import { startWebKit } from "./webkit.ts";

walk("WebKit", async () => {
  const { webkit } = findEngines();
  if (webkit === undefined) throw new Error("There is no WebKitGTK: apt-get install webkit2gtk-driver xvfb.");
  return startWebKit(webkit);
});
