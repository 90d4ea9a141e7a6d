import { useCallback, useEffect, useRef, useState } from "react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import linkIcon from "lucide-static/icons/link.svg?raw";
import refreshIcon from "lucide-static/icons/refresh-cw.svg?raw";
import { Icon } from "../../../src/widgets/kit/text/icon.tsx";
import { Segmented } from "../../../src/widgets/kit/field/segmented.tsx";
import { copyText } from "../code/copy.ts";
import { playgroundMessages as texts } from "../playground.messages.ts";
import type { PanelProps } from "../setup/element-panel.tsx";
import { elementOf } from "../setup/catalogue.ts";
import { toSearch } from "../setup/setup.ts";
import { Preview, type ShownElement } from "./preview.tsx";
import { WidthHandle } from "./width-handle.tsx";

const widths = [
  { value: "360", label: "360" },
  { value: "768", label: "768" },
  { value: "full", label: texts.fullWidth },
];

/** The element at the chosen width, with the controls of the preview. */
export function Stage({ setup, onChange }: PanelProps) {
  const shown = useRef<ShownElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [realWidth, setRealWidth] = useState(0);
  const [shared, setShared] = useState<string | null>(null);
  const { width } = setup;
  const keepShown = useCallback((element: ShownElement) => {
    shown.current = element;
  }, []);
  const share = async () => {
    if (await copyText(location.href, null)) setShared(toSearch(setup));
  };
  const setWidth = (next: number | null) => onChange((before) => ({ ...before, width: next }));

  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRealWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (frame.current) frame.current.style.width = width === null ? "" : `${width}px`;
  }, [width]);

  return (
    <section className="card stage" aria-labelledby="stage-title">
      <div className="card-head stage-head">
        <h2 className="card-title" id="stage-title">
          {texts.preview}
          <span className="visually-hidden">: {elementOf(setup.element)?.title}</span>
        </h2>
        <span className="stage-width">{realWidth} px</span>
        <div className="stage-controls">
          <Segmented
            label={texts.width}
            options={widths}
            value={width === null ? "full" : String(width)}
            onChange={(value) => setWidth(value === "full" ? null : Number(value))}
          />
          <button
            type="button"
            className="button small square"
            aria-label={texts.refresh}
            title={texts.refresh}
            onClick={() => void shown.current?.refresh?.()}
          >
            <Icon of={refreshIcon} />
          </button>
          <button type="button" className="button small" onClick={() => void share()}>
            <Icon of={shared === toSearch(setup) ? checkIcon : linkIcon} />
            {texts.share}
          </button>
          <a className="button small" href="#code">
            <Icon of={chevronDownIcon} />
            {texts.code}
          </a>
          <span className="visually-hidden" role="status">
            {shared === toSearch(setup) ? texts.shared : ""}
          </span>
        </div>
      </div>
      <div className="stage-ground" role="region" aria-label={texts.preview} tabIndex={0}>
        <div className="stage-frame" ref={frame}>
          <Preview setup={setup} onShow={keepShown} />
          <WidthHandle frame={frame} width={realWidth} onChange={setWidth} />
        </div>
      </div>
    </section>
  );
}
