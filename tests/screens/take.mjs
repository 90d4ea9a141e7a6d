import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import { chromium } from "playwright";
import { root } from "../../demo/setup.mjs";
import { startServer } from "../bench/server.mjs";
import { chromiumArguments, findChromium } from "../browser.mjs";
import { laptopWidth, narrowWidth } from "./stops.mjs";
import { walk } from "./walk.mjs";

const directory = join(root, "tests/.output/screens");
const looks = [390, 1440, narrowWidth, laptopWidth].flatMap((width) =>
  ["light", "dark"].map((theme) => ({ width, theme })),
);
const parallel = 2;

/** Returns true when there are pictures and no page had a problem. PORTAL_URL: address of a server that already runs. */
export async function takeScreens({ isWanted, isPartial }) {
  if (!isPartial) rmSync(directory, { recursive: true, force: true });
  const given = process.env.PORTAL_URL;
  const server = given ? null : await startServer();
  const executablePath = await findChromium({ install: true });
  const launch = (options) => chromium.launch({ executablePath, args: chromiumArguments, ...options });
  const browser = await launch();
  // Headless Chromium hides scroll bars; on most desktops they take room.
  const laptop = await launch({ ignoreDefaultArgs: ["--hide-scrollbars"] });
  try {
    const address = given ?? server.address;
    const setting = { address, directory, isWanted, isOwnServer: server !== null };
    const results = [];
    const waiting = [...looks];
    const work = async () => {
      for (let look = waiting.shift(); look; look = waiting.shift()) {
        const result = await walk({ ...setting, browser: look.width === laptopWidth ? laptop : browser }, look);
        results.push(result);
        console.log(`${look.width} px, ${look.theme}: ${result.pictures.length} screens`);
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    return report(results);
  } finally {
    await Promise.all([browser.close(), laptop.close()]);
    await server?.stop();
  }
}

function report(results) {
  const pictures = results.flatMap((result) => result.pictures).toSorted();
  const problems = results.flatMap((result) => result.problems);
  for (const path of pictures) console.log(relative(root, path));
  console.log(`${pictures.length} screens, ${problems.length} problems`);
  for (const problem of problems) console.error(`  ${problem}`);
  if (pictures.length === 0) console.error("  No screen has such a name.");
  return problems.length === 0 && pictures.length > 0;
}
