import { emulateMedia, sendKeys } from "@web/test-runner-commands";
import { config, expect } from "chai";
config.truncateThreshold = 0;
import darkTokens from "../../docs/api/dark.tokens.json";
import lightTokens from "../../docs/api/light.tokens.json";
import { commonParts, hostProperties } from "../../src/widgets/kit/look/look.contract.ts";
import { allInside, colorsInUse, valuesInUse } from "../helpers/look.ts";
import { eventually, trackRequests, trackWarnings } from "../helpers/page.ts";
import { type as typeInto } from "./stage.ts";
import { accounts, fetchToken, giveToken, load } from "./bundle.ts";

/** URL of the gallery page's script, in the same folder of the bundle. */
const gallery = import.meta.url.replace(/[^/]*$/, "gallery-page.js");

const page = document.documentElement;
const stage = document.createElement("main");
const root = (tag: string) => stage.querySelector(tag)?.shadowRoot as ShadowRoot;
const find = (tag: string, selector: string) =>
  eventually(() => root(tag).querySelector<HTMLElement>(selector), selector);
const isThemed = (element: Element, theme: string) =>
  Boolean(element.shadowRoot?.querySelector(`.shuttle-root[data-shuttle-theme=${theme}]`));
const themed = (theme: string) =>
  eventually(() => [...stage.children].every((element) => isThemed(element, theme)), `${theme} theme`);
const setTheme = async (theme: "light" | "dark") => {
  page.dataset["shuttleTheme"] = theme;
  await themed(theme);
};
const give = (name: string, value: string) => stage.style.setProperty(`--shuttle-host-${name}`, value);
/** Opens a dialog with a text field, and a panel in it. */
const openDialog = async () => {
  (await find("shuttle-gallery-test", "[data-opens=form]")).click();
  await find("shuttle-gallery-test", "dialog input[type=text]");
  (await find("shuttle-gallery-test", "dialog button[aria-haspopup=dialog].button")).click();
  await eventually(() => root("shuttle-gallery-test").querySelector(":popover-open > *"), "the panel");
};
const closeDialog = async () => {
  const dialog = root("shuttle-gallery-test").querySelector<HTMLDialogElement>("dialog");
  dialog?.querySelector<HTMLButtonElement>(".dialog-head .icon-button")?.click();
  await eventually(() => !root("shuttle-gallery-test").querySelector("dialog"), "no dialog");
};

describe("the look of the elements (docs/theming.md)", () => {
  let warnings: ReturnType<typeof trackWarnings>;

  before(async () => {
    await giveToken(await fetchToken(accounts.admin), { "company-latlng": "41.0772,29.0130" });
    const areas = ["overview", "personnel", "route-details", "past-route-details", "billing", "notice"];
    await Promise.all([...areas.map(load), import(/* @vite-ignore */ gallery)]);
    stage.innerHTML = `<shuttle-overview></shuttle-overview><shuttle-personnel></shuttle-personnel>
      <shuttle-route-details route-id="R-18"></shuttle-route-details>
      <shuttle-past-route-details route-id="R-17" query="date_start=2026-11-09&date_end=2026-11-14"></shuttle-past-route-details>
      <shuttle-billing></shuttle-billing><shuttle-gallery-test></shuttle-gallery-test>`;
    document.body.append(stage);
    await setTheme("light");
    await find("shuttle-overview", ".area-reservations .sh-chart-solid");
    await find("shuttle-overview", '[data-status="ready"]');
    await find("shuttle-personnel", "tbody tr");
    await find("shuttle-route-details", '.sh-map[data-status="ready"]');
    await find("shuttle-past-route-details", '.sh-map[data-status="ready"]');
  });
  beforeEach(() => {
    warnings = trackWarnings();
  });
  afterEach(() => {
    stage.removeAttribute("style");
    expect(warnings.stop()).to.deep.equal([]);
  });
  after(async () => {
    stage.remove();
    delete page.dataset["shuttleTheme"];
    await emulateMedia({ colorScheme: "light" });
  });

  // First: the later tests' colours are hard to read as well, and the hint comes once.
  describe("a page with colours that are hard to read", () => {
    it("is told once, with the measured and the needed contrast and a colour that would do", async () => {
      const place = stage.appendChild(document.createElement("div"));
      place.style.cssText =
        "--shuttle-host-accent: #e0b050; --shuttle-host-accent-dark: #e3abe4; --shuttle-host-text: #222";
      place.append(document.createElement("shuttle-notice"));
      let [hint = ""] = [] as string[];
      await eventually(() => ([hint = ""] = warnings.take())[0], "a hint");
      expect(hint).to.match(
        /^warn: .*docs\/theming\.md.*\n--shuttle-host-accent #e0b050 beside --shuttle-surface #ffffff has 2:1 and needs 4\.5:1 in the light theme; --shuttle-host-accent: #[0-9a-f]{6} would do\.\n/,
      );
      expect(hint).to.not.contain("dark theme");
      expect(hint).to.not.contain("host-text");
      place.style.setProperty("--shuttle-host-link", "#eee");
      place.append(document.createElement("shuttle-notice"));
      await eventually(() => place.lastElementChild?.shadowRoot?.querySelector(".card"), "another");
      place.remove();
    });
  });

  describe("properties", () => {
    const colors = Object.entries(hostProperties).filter(([, { type }]) => type === "color");
    /** A colour that nothing else has. */
    const colorOf = (index: number, theme: "light" | "dark") =>
      `rgb(${theme === "light" ? 3 : 5}, ${index * 6 + 1}, 77)`;

    it("are at least forty", () => expect(Object.keys(hostProperties)).to.have.length.of.at.least(40));

    for (const theme of ["light", "dark"] as const) {
      it(`each colour of the ${theme} theme arrives`, async () => {
        colors.forEach(([name], index) => give(theme === "dark" ? `${name}-dark` : name, colorOf(index, theme)));
        // Canvases are redrawn in the new colours when the theme changes.
        await setTheme(theme === "dark" ? "light" : "dark");
        await setTheme(theme);
        (await find("shuttle-gallery-test", "input[type=text]")).focus();
        let missing: string[] = [];
        await eventually(
          () => {
            const found = colorsInUse(stage);
            missing = colors.flatMap(([name], index) => (found.has(colorOf(index, theme)) ? [] : [name]));
            return missing.length === 0;
          },
          "every colour",
          4000,
        ).catch(() => expect(missing.join(" ")).to.equal(""));
      });
    }

    for (const [theme, tokens] of Object.entries({ light: lightTokens, dark: darkTokens })) {
      it(`the design tokens of the ${theme} theme are the colours that are shown`, async () => {
        await setTheme(theme as "light" | "dark");
        const probe = document.createElement("span");
        root("shuttle-overview").querySelector(".shuttle-root")?.append(probe);
        const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
        const toHex = (color: string) => {
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
          return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
        };
        const shown = new Set(
          colors.map(([name]) => {
            probe.style.color = `var(--shuttle-${name})`;
            return `${name} ${toHex(getComputedStyle(probe).color)}`;
          }),
        );
        probe.remove();
        const host = tokens.shuttle.host as Readonly<Record<string, { readonly $value: unknown }>>;
        const valueOf = (name: string): string => {
          const value = host[name]?.$value as string | { readonly hex: string };
          return typeof value === "string" ? valueOf(value.slice(1, -1).split(".").at(-1) ?? "") : value.hex;
        };
        const given = colors.map(([name]) => `${name} ${valueOf(name)}`);
        expect(given.filter((line) => !shown.has(line))).to.deep.equal([]);
      });
    }

    it("one colour is enough for both themes where it falls back", async () => {
      for (const name of ["accent", "surface", "chart-1"]) give(name, "rgb(7, 8, 9)");
      await setTheme("dark");
      const style = getComputedStyle(root("shuttle-overview").querySelector(".shuttle-root") as Element);
      for (const name of ["accent", "surface", "chart-1"]) {
        expect(style.getPropertyValue(`--shuttle-${name}`)).to.equal("rgb(7, 8, 9)");
      }
      await setTheme("light");
    });

    /** The value set, the computed value expected, and the properties of which one must have it. */
    const measures: Readonly<Record<string, readonly [value: string, seen: string, ...properties: string[]]>> = {
      font: ["Look Sans", '"Look Sans"', "font-family"],
      "font-heading": ["Look Heading", '"Look Heading"', "font-family"],
      scale: ["1.5", "21px", "font-size"],
      radius: ["17px", "17px", "border-top-left-radius"],
      "card-border": ["3px dotted rgb(1, 2, 3)", "dotted", "border-top-style"],
      "focus-width": ["7px", "7px", "outline-width"],
      "shadow-float": ["1px 2px 3px rgb(1, 2, 4)", "rgb(1, 2, 4) 1px 2px 3px 0px", "box-shadow"],
      "shadow-overlay": ["1px 2px 3px rgb(1, 2, 5)", "rgb(1, 2, 5) 1px 2px 3px 0px", "box-shadow"],
      density: ["0.75", "35px", "min-height"],
      "row-height": ["61px", "61px", "height"],
      "control-height": ["47px", "47px", "min-height"],
      "card-padding": ["23px", "23px", "padding-left"],
      gap: ["27px", "27px", "row-gap"],
    };

    it("each measure, typeface and shadow arrives, and is nowhere before", async () => {
      expect(Object.keys(measures).toSorted()).to.deep.equal(
        Object.entries(hostProperties)
          .flatMap(([name, { type }]) => (type === "color" ? [] : [name]))
          .toSorted(),
      );
      const missing: string[] = [];
      for (const [name, [value, seen, ...properties]] of Object.entries(measures)) {
        const isSeen = () =>
          [...valuesInUse(stage, properties)].some((found) => found.split(", ").includes(seen) || found === seen);
        if (isSeen()) missing.push(`${name} before it is set`);
        give(name, value);
        (await find("shuttle-gallery-test", "[data-opens=form]")).focus();
        if (!isSeen()) missing.push(name);
        stage.removeAttribute("style");
      }
      expect(missing.join(" ")).to.equal("");
    });

    it("on an element alone, no other changes", () => {
      const [first, second] = [stage.querySelector("shuttle-overview"), stage.querySelector("shuttle-personnel")];
      (first as HTMLElement).style.setProperty("--shuttle-host-radius", "1px");
      const radius = (element: Element | null) =>
        getComputedStyle(element?.shadowRoot?.querySelector(".card") as Element).borderTopLeftRadius;
      expect([radius(first), radius(second)]).to.deep.equal(["1.5px", "12px"]);
      first?.removeAttribute("style");
    });

    it("compact controls are lower, and whatever can be pressed stays 24 px", () => {
      const heights = () =>
        [".button:not(.small)", ".form-control"].map(
          (selector) => root("shuttle-gallery-test").querySelector(selector)?.getBoundingClientRect().height,
        );
      expect(heights()).to.deep.equal([38, 38]);
      give("density", "1");
      expect(heights()).to.deep.equal([34, 34]);
      const small = allInside(stage).filter((element) => {
        if (!element.matches("button, input, select, [role=tab], [role=radio]") || !element.checkVisibility())
          return false;
        // Markers on a map are exempt by WCAG 2.5.8; the list beside the map has them too.
        if (element.matches(".sh-map-marker")) return false;
        const box = element.getBoundingClientRect();
        // Some have a larger invisible target by a pseudo element.
        const extra = Number.parseFloat(getComputedStyle(element, "::after").bottom) || 0;
        const frame = element.closest(".form-control, label, shuttle-sl-checkbox")?.getBoundingClientRect() ?? box;
        const least = Math.max(Math.min(box.width, box.height - 2 * extra), Math.min(frame.width, frame.height));
        return box.width > 1 && least < 23.9;
      });
      expect(small.map((element) => element.outerHTML.slice(0, 120)).join("\n")).to.equal("");
    });
  });

  describe("parts", () => {
    it("each can be reached", async () => {
      await openDialog();
      const sheet = new CSSStyleSheet();
      const names = [...Object.keys(commonParts), "card"];
      sheet.replaceSync(names.map((name) => `main > *::part(${name}) { scroll-margin-top: 7px }`).join("\n"));
      document.adoptedStyleSheets.push(sheet);
      const found = new Set<string>();
      const reach = () => {
        const reached = allInside(stage).filter((element) => getComputedStyle(element).scrollMarginTop === "7px");
        for (const name of reached.flatMap((element) => [...element.part])) found.add(name);
      };
      reach();
      await closeDialog();
      // The details of an employee, and the toast of an export.
      const people = root("shuttle-personnel");
      const button = (label: string) =>
        [...people.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === label);
      button("Detay")?.click();
      await find("shuttle-personnel", "dialog.drawer[open]");
      reach();
      people.querySelector<HTMLButtonElement>("dialog.drawer .icon-button")?.click();
      await eventually(() => !people.querySelector("dialog"), "no drawer");
      button("Excel'e Aktar")?.click();
      const exported = new Promise((resolve) => stage.addEventListener("shuttle-export", resolve, { once: true }));
      (await find("shuttle-personnel", "[role=menuitem]")).click();
      await find("shuttle-personnel", ".toast");
      reach();
      // Waits, so that the export's calls don't fall into the next test.
      await exported;
      expect([...found].toSorted()).to.deep.equal(names.toSorted());
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
  });

  describe("themes", () => {
    const drawn = () => {
      const elements = allInside(stage);
      const canvases = elements.filter((element) => element instanceof HTMLCanvasElement && element.width > 0);
      const bars = elements.filter((element) => element.matches(".sh-chart-solid"));
      return [
        ...canvases.map((canvas) => (canvas as HTMLCanvasElement).toDataURL()),
        ...bars.map((bar) => getComputedStyle(bar).fill),
      ];
    };

    it("switch under an open dialog and panel, over charts and maps, and nothing is lost or asked again", async () => {
      await openDialog();
      const input = (await find("shuttle-gallery-test", "dialog input[type=text]")) as HTMLInputElement;
      typeInto(input, "Uzun süreli izin");
      const surfaces = () =>
        ["dialog", ":popover-open"].map(
          (selector) =>
            getComputedStyle(root("shuttle-gallery-test").querySelector(selector) as Element).backgroundColor,
        );
      const before = { surfaces: surfaces(), drawn: drawn() };
      expect(before.surfaces).to.deep.equal(["rgb(255, 255, 255)", "rgb(255, 255, 255)"]);
      expect(before.drawn).to.have.length.of.at.least(4);
      const requests = trackRequests();
      await setTheme("dark");
      for (const [index, color] of surfaces().entries()) expect(color).to.not.equal(before.surfaces[index]);
      await eventually(() => drawn().every((picture, index) => picture !== before.drawn[index]), "all drawn anew");
      expect(requests.stop()).to.deep.equal([]);
      expect((await find("shuttle-gallery-test", "dialog input[type=text]")) === input).to.equal(true);
      expect(input.value).to.equal("Uzun süreli izin");
      expect(root("shuttle-gallery-test").querySelector(":popover-open") === null).to.equal(false);
      await setTheme("light");
      expect(surfaces()).to.deep.equal(before.surfaces);
      await closeDialog();
    });

    it("auto follows the system while it changes", async () => {
      page.dataset["shuttleTheme"] = "auto";
      for (const colorScheme of ["dark", "light"] as const) {
        await emulateMedia({ colorScheme });
        await themed(colorScheme);
      }
      await setTheme("light");
    });

    it("come from the nearest ancestor, also inside of a foreign shadow root, and change with the place", async () => {
      const host = stage.appendChild(document.createElement("div"));
      const foreign = host.attachShadow({ mode: "open" });
      foreign.innerHTML = `<section data-shuttle-theme="dark"><shuttle-notice></shuttle-notice></section><p></p>`;
      const [section, element] = [...foreign.querySelectorAll<HTMLElement>("section, shuttle-notice")] as [
        HTMLElement,
        HTMLElement,
      ];
      await eventually(() => isThemed(element, "dark"), "dark");
      section.dataset["shuttleTheme"] = "light";
      await eventually(() => isThemed(element, "light"), "light");
      section.dataset["shuttleTheme"] = "dark";
      await eventually(() => isThemed(element, "dark"), "dark again");
      foreign.querySelector("p")?.append(element);
      await eventually(() => isThemed(element, "light"), "the page's");
      host.remove();
    });
  });

  describe("forced colours", () => {
    before(() => emulateMedia({ forcedColors: "active" } as Parameters<typeof emulateMedia>[0]));
    after(() => emulateMedia({ forcedColors: "none" } as Parameters<typeof emulateMedia>[0]));

    const hasLine = (element: Element | null) => {
      if (!element) return false;
      const style = getComputedStyle(element);
      return ["top", "bottom"].some(
        (side) =>
          style.getPropertyValue(`border-${side}-style`) !== "none" &&
          Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
      );
    };

    it("every control has a border, its own or that of the frame it fills", () => {
      const bare = allInside(stage).filter((element) => {
        if (!element.matches("button, input, select, textarea, dialog, [popover], .card, .chip")) return false;
        // Buttons that look like a link or the name of a row have no border.
        if (element.matches(".link, .visually-hidden, [type=checkbox], [type=radio], [type=file]")) return false;
        return ![element, element.parentElement, element.parentElement?.parentElement ?? null].some(hasLine);
      });
      expect(bare.map((element) => element.outerHTML.slice(0, 140)).join("\n")).to.equal("");
    });

    it("what is chosen differs by more than its ground", () => {
      const look = (element: Element) => {
        const style = getComputedStyle(element);
        return [
          "color",
          "border-top",
          "border-bottom",
          "border-left",
          "outline",
          "font-weight",
          "text-decoration",
          "forced-color-adjust",
        ].map((name) => style.getPropertyValue(name));
      };
      const same: string[] = [];
      const states = ["aria-selected", "aria-checked", "aria-pressed"];
      for (const element of allInside(stage)) {
        const state = states.find((name) => element.getAttribute(name) === "true");
        const other =
          state && [...(element.parentElement?.children ?? [])].find((one) => one.getAttribute(state) === "false");
        if (other && look(element).join() === look(other).join()) same.push(element.outerHTML.slice(0, 140));
      }
      expect(same.join("\n")).to.equal("");
    });

    it("focus is seen, and series and stops are told apart", async () => {
      const button = await find("shuttle-gallery-test", "[data-opens=form]");
      await sendKeys({ press: "Tab" });
      button.focus();
      const { outlineStyle, outlineWidth } = getComputedStyle(button);
      expect([outlineStyle, outlineWidth]).to.deep.equal(["solid", "2px"]);
      const swatches = [...root("shuttle-gallery-test").querySelectorAll(".sh-chart-swatch")];
      expect(new Set(swatches.map((swatch) => getComputedStyle(swatch).color)).size).to.equal(6);
      const picture = await find("shuttle-overview", ".area-reservations .sh-chart-picture");
      const series = new Set(
        [...root("shuttle-overview").querySelectorAll(".area-reservations .sh-chart-swatch")].map(
          (one) => getComputedStyle(one).color,
        ),
      );
      expect(series.size).to.equal(2);
      const inside = colorsInUse(picture);
      for (const color of series) expect(inside.has(color), color).to.equal(true);
      const samples = [...root("shuttle-route-details").querySelectorAll(".sh-map-sample-pin, .sh-map-sample-line")];
      expect(samples.map((sample) => getComputedStyle(sample).forcedColorAdjust)).to.include("none");
    });

    it("what is drawn by grounds alone shows in both palettes: targets, seats, shares", async () => {
      const set = (colorScheme: "light" | "dark") =>
        emulateMedia({ colorScheme } as Parameters<typeof emulateMedia>[0]);
      /** The colour seen where these lie on each other. */
      const toBytes = (...colors: string[]) => {
        const context = document.createElement("canvas").getContext("2d")!;
        for (const color of colors) {
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
        }
        return Array.from(context.getImageData(0, 0, 1, 1).data).slice(0, 3);
      };
      const system = document.createElement("i");
      system.style.cssText = "forced-color-adjust: none; background: Canvas";
      document.body.append(system);
      const drawn: readonly (readonly [selector: string, pseudo?: string])[] = [
        [".gauge", "::before"],
        [".gauge-fill"],
        [".gauge-limit"],
        [".seats > .seat:not(.free)"],
        [".seat-legend .seat:not(.free)"],
        [".rating-bar"],
        [".rating-bar i"],
        [".trip-count i.completed"],
        [".trip-count i.scheduled"],
      ];
      for (const scheme of ["light", "dark"] as const) {
        await set(scheme);
        await themed(scheme);
        const ground = getComputedStyle(system).backgroundColor;
        const empty = toBytes(ground);
        for (const [selector, pseudo] of drawn) {
          const color = getComputedStyle(await find("shuttle-overview", selector), pseudo).backgroundColor;
          const distances = toBytes(ground, color).map((value, channel) => Math.abs(value - (empty[channel] ?? 0)));
          expect(Math.max(...distances), `${scheme}: ${selector}`).to.be.greaterThan(70);
        }
      }
      system.remove();
      await set("light");
      await themed("light");
    });
  });
});
