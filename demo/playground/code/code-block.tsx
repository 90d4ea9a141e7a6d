import { useEffect, useId, useRef, useState } from "react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import copyIcon from "lucide-static/icons/copy.svg?raw";
import { Icon } from "../../../src/widgets/kit/text/icon.tsx";
import { copyText } from "./copy.ts";
import { highlight } from "./highlight.tsx";
import { snippetMessages as texts } from "./snippet.messages.ts";
import type { Block } from "./snippet.ts";

/** How long the button shows that the code was copied, ms. */
const praise = 2500;

/** One piece of code with the button that copies it. */
export function CodeBlock({ title, language, text }: Block) {
  const [news, setNews] = useState<"copied" | "selected" | null>(null);
  const pre = useRef<HTMLPreElement>(null);
  const id = useId();
  useEffect(() => {
    if (news === null) return undefined;
    const timer = setTimeout(() => setNews(null), praise);
    return () => clearTimeout(timer);
  }, [news]);
  const copy = async () => setNews((await copyText(text, pre.current)) ? "copied" : "selected");
  return (
    <div className="code-block">
      <div className="code-head">
        <h3 id={id}>{title}</h3>
        <button type="button" className="button small" aria-describedby={id} onClick={() => void copy()}>
          <Icon of={news === "copied" ? checkIcon : copyIcon} />
          {news === null ? texts.copy : texts[news]}
        </button>
        <span className="visually-hidden" role="status">
          {news === "copied" ? `${title} ${texts.copiedStatus}` : ""}
        </span>
      </div>
      <pre tabIndex={0} role="region" aria-labelledby={id} ref={pre} className={`code ${language}`}>
        <code>{highlight(text, language)}</code>
      </pre>
    </div>
  );
}
