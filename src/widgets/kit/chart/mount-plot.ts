import { watchPaper } from "../print/paper.ts";
import { type Ink, readInk } from "./colors.ts";
import type { Geometry, Layout, Plot, Size } from "./plot.ts";
import type { CreateSurface, Frame, Surface } from "./surface.ts";

type Theme = "light" | "dark";

interface MountOptions<P extends Plot> {
  readonly create: CreateSurface<P>;
  readonly box: HTMLElement;
  readonly plot: P;
  readonly theme: Theme;
  readonly onGeometry: (geometry: Geometry) => void;
  readonly onFailure: () => void;
}

export interface MountedPlot {
  /** Draws again with the colours of the theme. */
  setTheme(theme: Theme): void;
  destroy(): void;
}

/** Puts a plot into a box and keeps it right: size, hidden and shown, pixel density, fonts, palette, paper. */
export function mountPlot<P extends Plot>(options: MountOptions<P>): MountedPlot {
  const { create, box, plot, onGeometry, onFailure } = options;
  let { theme } = options;
  let ink: Ink;
  let layout: Layout;
  let surface: Surface | undefined;
  let paper = matchMedia("print").matches;
  let alive = true;

  const destroy = () => {
    alive = false;
    observer.disconnect();
    stopWatching();
    for (const { target, type, listener } of listeners) target.removeEventListener(type, listener);
    surface?.destroy();
  };
  // A surface may draw in a microtask, where an error would be nobody's: everything that draws is guarded.
  const guarded = (work: () => void) => {
    if (!alive) return;
    try {
      work();
    } catch {
      destroy();
      onFailure();
    }
  };

  const frame: Frame = {
    box,
    ink: () => ink,
    layout: () => layout,
    below: (sheet) => guarded(() => plot.below(sheet, layout)),
    above: (sheet) =>
      guarded(() => {
        plot.above(sheet, layout);
        const { width, height, area } = sheet;
        onGeometry({ width, height, top: area.top, bottom: area.bottom, stops: plot.stops(sheet) });
      }),
  };

  const sizeOf = () => ({ width: box.clientWidth, height: box.clientHeight });
  const measure = (size: Size) => {
    ink = readInk(box, theme, paper);
    layout = plot.layout(ink, size);
  };
  const fit = (size: Size) =>
    guarded(() => {
      // Hidden (a closed tab, display: none): keep what is there until it is shown again.
      if (size.width === 0 || size.height === 0) return;
      if (surface && surface.size.width === size.width && surface.size.height === size.height) return;
      measure(size);
      if (surface) surface.resize(size);
      else surface = create(plot, frame, size);
    });
  const refresh = () =>
    guarded(() => {
      if (!surface || box.clientWidth === 0) return;
      measure(sizeOf());
      surface.redraw();
    });
  /** Only the colours: a canvas that changes its size while Chrome prints turns white. */
  const print = (now: boolean) =>
    guarded(() => {
      if (!surface || paper === now) return;
      paper = now;
      ink = readInk(box, theme, paper);
      surface.recolor();
    });

  const printing = matchMedia("print");
  const listeners: { target: EventTarget; type: string; listener: () => void }[] = [
    { target: printing, type: "change", listener: () => print(printing.matches) },
    { target: matchMedia("(forced-colors: active)"), type: "change", listener: refresh },
    { target: matchMedia("(prefers-contrast: more)"), type: "change", listener: refresh },
    { target: document.fonts, type: "loadingdone", listener: refresh },
  ];
  for (const { target, type, listener } of listeners) target.addEventListener(type, listener);
  const stopWatching = watchPaper(box.getRootNode(), print);
  // It reports the first size too, in the frame that shows the box: measuring now would lay the whole page out once more.
  // And the first drawing comes after that frame: laying out and drawing together is a long task for a slow phone.
  const observer = new ResizeObserver(() => {
    const size = sizeOf();
    if (surface) fit(size);
    else setTimeout(() => fit(size));
  });
  observer.observe(box);
  return {
    setTheme: (next) => {
      if (next === theme) return;
      theme = next;
      refresh();
    },
    destroy,
  };
}
