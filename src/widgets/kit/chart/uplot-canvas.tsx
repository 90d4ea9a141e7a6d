import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type uPlot from "uplot";
import uplotCss from "uplot/dist/uPlot.min.css?inline";
import { useTheme } from "../element/context.ts";
import { styles, useStyles } from "../element/styles.ts";
import { loadUplot } from "./load-uplot.ts";
import { mountPlot, type MountedPlot } from "./mount-plot.ts";
import type { Geometry, Plot } from "./plot.ts";

const uplotStyles = styles(uplotCss);

interface UplotCanvasProps {
  /** A new one is drawn anew, so it must stay the same object while nothing changes. */
  readonly plot: Plot;
  readonly onGeometry: (geometry: Geometry) => void;
  readonly onFailure: () => void;
}

/** The only place that knows uPlot. Fills the positioned box around it, which has its height before uPlot is there. */
export function UplotCanvas({ plot, onGeometry, onFailure }: UplotCanvasProps) {
  useStyles(uplotStyles);
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedPlot>(null);
  const [library, setLibrary] = useState<typeof uPlot | null>(null);
  const currentTheme = useEffectEvent(() => theme);
  const drawn = useEffectEvent(onGeometry);
  const failed = useEffectEvent(onFailure);

  useEffect(() => {
    let wanted = true;
    loadUplot().then(
      (loaded) => wanted && setLibrary(() => loaded),
      () => wanted && failed(),
    );
    return () => {
      wanted = false;
    };
  }, []);

  useLayoutEffect(() => {
    if (!library || !box.current) return;
    mounted.current = mountPlot({
      library,
      box: box.current,
      plot,
      theme: currentTheme(),
      onGeometry: (geometry) => drawn(geometry),
      onFailure: () => failed(),
    });
    return () => {
      mounted.current?.destroy();
      mounted.current = null;
    };
  }, [library, plot]);

  useEffect(() => mounted.current?.setTheme(theme), [theme]);

  return (
    <div ref={box} className={library ? "sh-chart-canvas" : "sh-chart-canvas sh-chart-waiting"} aria-hidden="true" />
  );
}
