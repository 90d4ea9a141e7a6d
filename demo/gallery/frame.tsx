import { useEffect, useRef, useState } from "react";
import type { CatalogueElement } from "../playground/setup/catalogue.ts";
import { narrow } from "./address.ts";
import type { Answers } from "./answers.ts";
import { galleryMessages as texts, stateTexts } from "./gallery.messages.ts";
import { sessionOf, type State } from "./states.ts";

interface FrameProps {
  readonly element: CatalogueElement;
  readonly state: State;
  readonly isNarrow: boolean;
  readonly answers: Answers;
}

/** Page size of lists; a few rows are enough to judge one. */
const rows = "5";

/** Polling interval while an element is busy, ms. */
const pause = 200;

interface ShownElement extends HTMLElement {
  refresh(): Promise<void>;
}

/** Shows an element in one state; the element is created when its frame comes near the viewport. */
export function Frame({ element, state, isNarrow, answers }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [events, setEvents] = useState<readonly string[]>([]);
  const [title, help] = stateTexts[state];

  useEffect(() => {
    const container = place.current;
    if (!container) return undefined;
    const note = (name: string) => setEvents((before) => [...before, name]);
    let timer: ReturnType<typeof setInterval> | undefined;
    const handleReady = ({ target }: Event) => {
      note("shuttle-ready");
      if (state !== "stale") return;
      const shown = target as ShownElement;
      // Content that loads after the first content must be there too before the refresh fails.
      timer = setInterval(() => {
        if (shown.shadowRoot?.querySelector("[aria-busy=true]")) return;
        clearInterval(timer);
        answers.letFail(true);
        void shown.refresh();
      }, pause);
    };
    const handleError = (event: Event) => note(`shuttle-error ${(event as CustomEvent<{ kind: string }>).detail.kind}`);
    container.addEventListener("shuttle-ready", handleReady, { once: true });
    container.addEventListener("shuttle-error", handleError);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if (state === "stale") answers.letFail(false);
        const made = document.createElement(element.tag);
        made.setAttribute("session", sessionOf(state));
        const isPaged = element.attributes.some(({ name }) => name === "page-size");
        const attributes = { ...(isPaged ? { "page-size": rows } : {}), ...element.example };
        for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
        container.append(made);
      },
      { rootMargin: "200px" },
    );
    observer.observe(container);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      container.removeEventListener("shuttle-ready", handleReady);
      container.removeEventListener("shuttle-error", handleError);
      container.replaceChildren();
      setEvents([]);
    };
  }, [element, state, answers]);

  useEffect(() => {
    if (place.current) place.current.style.width = isNarrow ? `${narrow}px` : "";
  }, [isNarrow]);

  return (
    <section className="frame" aria-labelledby={`state-${state}`}>
      <div className="frame-head">
        <h2 id={`state-${state}`}>{title}</h2>
        <p>{help}</p>
        <p className="frame-events">
          {texts.events} {events.length === 0 ? texts.noEvents : <code>{events.join(", ")}</code>}
        </p>
      </div>
      <div className="frame-ground">
        <div className="frame-place" data-state={state} data-events={events.join(" ")} ref={place} />
      </div>
    </section>
  );
}
