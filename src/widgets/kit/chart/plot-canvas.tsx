import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useTheme } from "../element/context.ts";
import { mountPlot, type MountedPlot } from "./mount-plot.ts";
import type { Geometry, Plot } from "./plot.ts";
import type { CreateSurface, SurfaceSource } from "./surface.ts";

interface PlotCanvasProps<P extends Plot> {
  /** A new one is drawn anew, so it must stay the same object while nothing changes. */
  readonly plot: P;
  /** A constant of its module. */
  readonly surface: SurfaceSource<P>;
  readonly onGeometry: (geometry: Geometry) => void;
  readonly onFailure: () => void;
}

/** Fills the positioned box around it, which has its height before anything is drawn. */
export function PlotCanvas<P extends Plot>({ plot, surface, onGeometry, onFailure }: PlotCanvasProps<P>) {
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedPlot>(null);
  const [create, setCreate] = useState<CreateSurface<P> | null>(() => ("create" in surface ? surface.create : null));
  const currentTheme = useEffectEvent(() => theme);
  const drawn = useEffectEvent(onGeometry);
  const failed = useEffectEvent(onFailure);

  useEffect(() => {
    if ("create" in surface) return undefined;
    let wanted = true;
    surface.load().then(
      (loaded) => wanted && setCreate(() => loaded),
      () => wanted && failed(),
    );
    return () => {
      wanted = false;
    };
  }, [surface]);

  useLayoutEffect(() => {
    if (!create || !box.current) return;
    mounted.current = mountPlot({
      create,
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
  }, [create, plot]);

  useEffect(() => mounted.current?.setTheme(theme), [theme]);

  return (
    <div ref={box} className={create ? "sh-chart-canvas" : "sh-chart-canvas sh-chart-waiting"} aria-hidden="true" />
  );
}
