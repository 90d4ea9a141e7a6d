import type { ReactNode } from "react";
import { toCodeParts } from "./parts.ts";
import type { Block } from "./snippet.ts";

/** Code with coloured tokens; the text is unchanged, so that selecting it copies the code. */
export function highlight(code: string, language: Block["language"]): ReactNode[] {
  let start = 0;
  return toCodeParts(code, language).map(({ kind, text }) => {
    const key = start;
    start += text.length;
    return kind === null ? (
      text
    ) : (
      <span key={key} className={`code-${kind}`}>
        {text}
      </span>
    );
  });
}
