import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { WidgetContext } from "../../widgets/kit/element/context.ts";
import { createEmit } from "../../widgets/kit/element/events.ts";
import { Toast } from "../../widgets/kit/feedback/toast.tsx";
import { usePortal } from "../context.ts";
import { shellMessages as texts } from "../host.messages.ts";

function listen(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
const isBrowserOnline = () => navigator.onLine;

type News = "lost" | "back" | null;

/** A toast while the browser is offline, and for a moment when it is online again. */
export function NetworkToast() {
  const { session } = usePortal();
  const isOnline = useSyncExternalStore(listen, isBrowserOnline);
  const [wasOnline, setWasOnline] = useState(isOnline);
  const [news, setNews] = useState<News>(isOnline ? null : "lost");
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline);
    setNews(isOnline ? "back" : "lost");
  }
  const close = useCallback(() => setNews(null), []);
  const context = useMemo(
    () => ({ root: document, theme: "light" as const, session, emit: createEmit(document.documentElement) }),
    [session],
  );
  return (
    <WidgetContext value={context}>
      {news === "lost" && (
        <Toast kind="info" isLasting onClose={close}>
          {texts.offline}
        </Toast>
      )}
      {news === "back" && (
        <Toast kind="success" onClose={close}>
          {texts.online}
        </Toast>
      )}
    </WidgetContext>
  );
}
