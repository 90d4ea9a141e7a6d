import MiniSearch from "minisearch";
import "../../src/host/fonts/fonts.css";
import "../../src/widgets/kit/element/tokens.css";
import "./docs.css";
import { type Section, searchOptions } from "./search-options.ts";

const page = document.documentElement;
const root = document.body.dataset["root"] ?? "./";
const system = matchMedia("(prefers-color-scheme: dark)");
const showTheme = () => {
  page.dataset["shuttleTheme"] = system.matches ? "dark" : "light";
};
system.addEventListener("change", showTheme);
showTheme();

/** List of pages; closed in a narrow window, where it would push the text out of view. */
const list = document.querySelector<HTMLDetailsElement>(".pages");
const wide = matchMedia("(min-width: 900px)");
const foldList = () => {
  if (list) list.open = wide.matches;
};
wide.addEventListener("change", foldList);
foldList();

const most = 12;
let index: Promise<MiniSearch<Section>> | null = null;
/** Loads the search index; called on the first focus or input of the search field. */
async function loadIndex(): Promise<MiniSearch<Section>> {
  const response = await fetch(`${root}search.json`);
  if (!response.ok) throw new Error(`search.json answers ${response.status}`);
  return MiniSearch.loadJSON<Section>(await response.text(), searchOptions);
}

function searchIn(form: HTMLFormElement, field: HTMLInputElement): void {
  const panel = form.querySelector<HTMLElement>(".found");
  const status = form.querySelector("[role=status]");
  const results = form.querySelector("ul");
  if (!panel || !status || !results) return;
  const links = () => [...results.querySelectorAll("a")];
  const close = () => {
    panel.hidden = true;
  };
  const update = async () => {
    const words = field.value.trim();
    if (words === "") {
      close();
      return;
    }
    index ??= loadIndex();
    try {
      const all = (await index).search(words);
      // The user has typed more while the index was loading.
      if (words !== field.value.trim()) return;
      const count = all.length === 1 ? "1 place" : `${all.length} places`;
      status.textContent = all.length === 0 ? "Nothing found." : count;
      results.replaceChildren(
        ...all.slice(0, most).map(({ id, heading, page: title }) => {
          const [item, link, where] = [
            document.createElement("li"),
            document.createElement("a"),
            document.createElement("span"),
          ];
          link.href = root + String(id);
          link.append(String(heading));
          where.textContent = String(title);
          if (title !== heading) link.append(where);
          item.append(link);
          return item;
        }),
      );
    } catch {
      index = null;
      status.textContent = "The index could not be loaded. Type again to retry.";
      results.replaceChildren();
    }
    panel.hidden = false;
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      close();
      field.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (panel.hidden) {
      void update();
      return;
    }
    const stops = [field, ...links()];
    const place = stops.findIndex((one) => one === document.activeElement);
    stops[Math.min(stops.length - 1, Math.max(0, place + step))]?.focus();
  };
  field.addEventListener("input", () => void update());
  // Preloads the index before the first letter is typed.
  field.addEventListener("focus", () => {
    index ??= loadIndex();
    index.catch(() => (index = null));
  });
  form.addEventListener("keydown", handleKey);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    links()[0]?.click();
  });
  form.addEventListener("focusout", ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) close();
  });
  results.addEventListener("click", close);
  form.hidden = false;
}

const form = document.querySelector<HTMLFormElement>(".search");
const field = form?.querySelector("input");
if (form && field) searchIn(form, field);
