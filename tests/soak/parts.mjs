// Simulates hours of use. Each part yields the runs of its pages: `rounds` rounds, sampled every `step` rounds.
import { elementPath, names, openPage, openPortal, turnTo, waitUntilQuiet } from "./pages.mjs";
import { sampleRounds } from "./sample.mjs";

/** Visits all pages of the portal one after the other, at least four times; the last one, 404, has no element. */
async function* navigate(setting, least) {
  const { page, stops, close } = await openPortal(setting);
  const paths = stops.map(({ path }) => path);
  // There is one sample per visit; with fewer than three that count, no heap would be compared.
  const rounds = Math.max(least, 4 * paths.length);
  const play = async () => {
    for (const path of paths) await turnTo(page, path);
  };
  try {
    yield await sampleRounds({ page, name: "all places", rounds, step: paths.length, play });
  } finally {
    await close();
  }
}

/** Mounts every element on its intranet page, and removes it when it is ready or, every second time, while it loads. */
async function* mount(setting, rounds) {
  for (const name of names) {
    const { page, close } = await openPage(setting, elementPath(name === "session" ? "sign-in" : name));
    const play = (count) =>
      page.evaluate(
        async ([tag, times]) => {
          const box = document.querySelector(".box");
          globalThis.pattern ??= box.firstElementChild.cloneNode();
          box.replaceChildren();
          for (let time = 0; time < times; time += 1) {
            const element = tag === "shuttle-session" ? document.createElement(tag) : globalThis.pattern.cloneNode();
            if (tag === "shuttle-session") element.setAttribute("name", "soak");
            const told = new Promise((resolve, reject) => {
              element.addEventListener("shuttle-ready", resolve, { once: true });
              const fail = () => reject(new Error(element.shadowRoot.textContent));
              element.addEventListener("shuttle-error", fail, { once: true });
            });
            // Elements removed while they load aren't awaited, so a rejection would be unhandled.
            told.catch(() => undefined);
            box.append(element);
            if (time % 2 === 0 && tag !== "shuttle-session") await told;
            else await new Promise((resolve) => setTimeout(resolve));
            element.remove();
          }
        },
        [`shuttle-${name}`, count],
      );
    try {
      yield await sampleRounds({ page, name, rounds, step: Math.ceil(rounds / 10), play });
    } finally {
      await close();
    }
  }
}

/** Refresh intervals in seconds: the shortest allowed, and a longer one for the month report, which makes 200 calls each time. */
const interval = 30;
const longInterval = 600;
const twoHours = 2 * 60 * 60;

/** Two hours of fast-forwarded clock in which every element with company data refreshes; the responses are real. */
async function* refresh(setting, rounds) {
  const { page, close } = await openPage(setting, elementPath("overview"));
  await page.evaluate(
    ([tags, examples, intervals]) => {
      for (const tag of tags) {
        const element = document.querySelector(tag) ?? document.createElement(tag);
        for (const [name, value] of Object.entries(examples[tag] ?? {})) element.setAttribute(name, value);
        element.setAttribute("refresh-interval", intervals[tag === "shuttle-month-report" ? 1 : 0]);
        document.querySelector(".box").append(element);
      }
    },
    [setting.refreshed.map((name) => `shuttle-${name}`), setting.examples, [interval, longInterval]],
  );
  await waitUntilQuiet(page);
  const play = async (count) => {
    for (let time = 0; time < count; time += 1) {
      await page.mouse.move(1, 1 + (time % 2));
      const before = await page.evaluate(() => globalThis.soak.calls());
      await page.clock.fastForward(interval * 1000);
      await page.waitForFunction((earlier) => globalThis.soak.calls() > earlier && globalThis.soak.isQuiet(), before);
    }
  };
  try {
    const all = Math.min(rounds, twoHours / interval);
    yield await sampleRounds({ page, name: "all elements", rounds: all, step: Math.ceil(all / 10), play });
  } finally {
    await close();
  }
}

const exported = ["/booking", "/personnel", "/route-details-home", "/billing", "/drivers/documents"];

/** Exports every kind of list in both formats, and downloads each file. */
async function* exportFiles(setting, rounds) {
  const { page, close } = await openPortal(setting);
  let count = 0;
  const play = async () => {
    for (const path of exported) {
      await turnTo(page, path);
      const file = page.waitForEvent("download");
      await page.getByRole("button", { name: "Excel'e Aktar" }).first().click();
      await page.getByRole("menuitem", { name: count % 3 === 2 ? /CSV/ : /Excel/ }).click();
      await (await file).delete();
      count += 1;
    }
    await turnTo(page, "/404");
  };
  try {
    yield await sampleRounds({ page, name: "files", rounds, step: exported.length, play });
  } finally {
    await close();
  }
}

/** Addresses of the pages with a dialog, a drawer or a menu, and the button that opens it. */
const dialogs = [
  ["/personnel", (page) => page.getByRole("button", { name: "Kişi Ekle" })],
  ["/personnel", (page) => page.getByRole("button", { name: "Dosyadan Toplu Ekle" })],
  ["/personnel", (page) => page.getByRole("button", { name: "Detay" }).first()],
  ["/booking", (page) => page.getByRole("button", { name: "Görünümler" }).first()],
  ["/past-trips", (page) => page.getByRole("button", { name: "Hız Limiti Raporu" })],
  ["/overview", (page) => page.locator(".trips-all").first()],
  ["/drivers/documents", (page) => page.getByRole("button", { name: /^İncele/ }).first()],
  ["/billing", (page) => page.getByRole("button", { name: "Ödeme Bilgileri" })],
];

async function* openDialogs(setting, rounds) {
  const { page, close } = await openPortal(setting);
  const shown = page.getByRole("dialog");
  const play = async () => {
    for (const [path, find] of dialogs) {
      await turnTo(page, path);
      await find(page).click();
      await shown.first().waitFor();
      await waitUntilQuiet(page);
      await page.keyboard.press("Escape");
      await shown.first().waitFor({ state: "detached" });
    }
    await turnTo(page, "/404");
  };
  try {
    yield await sampleRounds({ page, name: "dialogs", rounds, step: dialogs.length, play });
  } finally {
    await close();
  }
}

/** Parts by name: title for the report, default (and maximum) number of rounds, and the function that runs it. */
export const parts = {
  navigations: { title: "Navigations over all places in one page", rounds: 500, run: navigate },
  mounts: { title: "Mounts and removals of each element", rounds: 500, run: mount },
  refreshes: { title: "Two hours of `refresh-interval` (30 s), a page of elements", rounds: 240, run: refresh },
  exports: { title: "Exports", rounds: 50, run: exportFiles },
  dialogs: { title: "Dialogs, drawers and menus", rounds: 200, run: openDialogs },
};
