import { useState } from "react";
import maximizeIcon from "lucide-static/icons/maximize.svg?raw";
import refreshIcon from "lucide-static/icons/refresh-cw.svg?raw";
import { Icon } from "../../kit/text/icon.tsx";
import { documentMessages as texts } from "./documents.messages.ts";
import { PhotoViewer } from "./photo-viewer.tsx";
import type { Look } from "./sight.ts";

interface PictureProps {
  /** A validated http(s) address. */
  readonly address: string;
  readonly name: string;
  /** Reports whether the picture is visible; undefined: it is being loaded again. */
  readonly onLook: (look: Look | undefined) => void;
}

/** The photograph of a document, with a button for the full-window viewer. Give it the address as key. */
export function DocumentPicture({ address, name, onLook }: PictureProps) {
  const [status, setStatus] = useState<"loading" | "shown" | "failed">("loading");
  const [isViewed, setViewed] = useState(false);
  const tell = (next: "loading" | "shown" | "failed") => {
    setStatus(next);
    onLook(next === "loading" ? undefined : next);
  };
  if (status === "failed") {
    return (
      <div className="document-picture failed" role="alert">
        <p>{texts.pictureFailed}</p>
        <button type="button" className="button small" onClick={() => tell("loading")}>
          <Icon of={refreshIcon} />
          {texts.retryPicture}
        </button>
        {/* The page's policy may forbid pictures of other hosts, but a link in a new tab still works. */}
        <a
          className="link"
          href={address}
          target="_blank"
          rel="noopener noreferrer nofollow"
          referrerPolicy="no-referrer"
        >
          {texts.openValue}
          <span className="visually-hidden"> {texts.newTab}</span>
        </a>
      </div>
    );
  }
  return (
    <div className="document-picture" aria-busy={status === "loading"}>
      <img
        src={address}
        alt={texts.picture(name)}
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={() => tell("shown")}
        onError={() => tell("failed")}
      />
      <button type="button" className="button small" aria-haspopup="dialog" onClick={() => setViewed(true)}>
        <Icon of={maximizeIcon} />
        {texts.enlarge}
      </button>
      {isViewed && <PhotoViewer address={address} name={name} onClose={() => setViewed(false)} />}
    </div>
  );
}
