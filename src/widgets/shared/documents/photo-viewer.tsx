import { type KeyboardEvent, useRef } from "react";
import externalLinkIcon from "lucide-static/icons/external-link.svg?raw";
import maximizeIcon from "lucide-static/icons/maximize.svg?raw";
import rotateCwIcon from "lucide-static/icons/rotate-cw.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import zoomInIcon from "lucide-static/icons/zoom-in.svg?raw";
import zoomOutIcon from "lucide-static/icons/zoom-out.svg?raw";
import { formatPercent } from "../../../core/text/format.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { useModal } from "../../kit/overlay/use-modal.ts";
import { documentMessages as texts } from "./documents.messages.ts";
import css from "./photo-viewer.css?inline";
import { usePhotoView } from "./use-photo-view.ts";

const viewerStyles = styles(css);

interface PhotoViewerProps {
  /** A validated http(s) address. */
  readonly address: string;
  /** What the picture shows. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Full-window viewer for the picture of a document; Esc closes it. */
export function PhotoViewer({ address, name, onClose }: PhotoViewerProps) {
  useStyles(viewerStyles);
  const stage = useRef<HTMLDivElement>(null);
  const { close, modalProps } = useModal(onClose, false);
  const { view, zoomIn, zoomOut, showWhole, turn, keys, pointerProps } = usePhotoView(stage);
  const handleKey = (event: KeyboardEvent) => {
    // Otherwise the dialog below would change to another document.
    event.stopPropagation();
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    const act = isCommand ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const buttons = [
    { label: texts.zoomOut, icon: zoomOutIcon, act: zoomOut },
    { label: texts.zoomIn, icon: zoomInIcon, act: zoomIn },
    { label: texts.whole, icon: maximizeIcon, act: showWhole },
    { label: texts.turn, icon: rotateCwIcon, act: turn },
  ];
  return (
    // The keys work wherever the focus is inside the viewer; buttons and dragging do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className="photo-viewer"
      part="dialog"
      aria-label={texts.viewer(name)}
      onKeyDown={handleKey}
      {...modalProps}
    >
      <div className="photo-viewer-content">
        <div className="photo-tools">
          <p className="photo-name cut" lang="tr">
            {name}
          </p>
          <p className="visually-hidden" role="status">
            {texts.zoomed(formatPercent(view.zoom * 100, 0))}
          </p>
          {buttons.map(({ label, icon, act }) => (
            <button key={label} type="button" className="icon-button" aria-label={label} title={label} onClick={act}>
              <Icon of={icon} />
            </button>
          ))}
          <a
            className="icon-button"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
            aria-label={`${texts.openValue} ${texts.newTab}`}
            title={texts.openValue}
          >
            <Icon of={externalLinkIcon} />
          </a>
          <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
            <Icon of={xIcon} />
          </button>
        </div>
        <div className="photo-stage" ref={stage} {...pointerProps}>
          <img
            src={address}
            alt={texts.picture(name)}
            className={view.turns % 2 === 1 ? "turned" : undefined}
            draggable={false}
            referrerPolicy="no-referrer"
            style={{
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom}) rotate(${view.turns * 90}deg)`,
            }}
          />
        </div>
        <p className="photo-help">{texts.viewerHelp}</p>
      </div>
    </dialog>
  );
}
