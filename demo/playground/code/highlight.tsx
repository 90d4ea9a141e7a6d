import type { ReactNode } from "react";
import type { Block } from "./snippet.ts";

const patterns: Readonly<Record<Block["language"], RegExp>> = {
  html: /(?<note><!--[\s\S]*?-->)|(?<text>"[^"]*")|(?<word><\/?[a-z][\w-]*|\/?>)/g,
  js: /(?<note>\/\/.*)|(?<text>"[^"]*")|(?<word>\b(?:import|from|const|async|await)\b)/g,
  sh: /(?<note>#.*)|(?<word>^npm(?: install)?)/g,
  http: /(?<word>^[\w-]+:)|(?<text>'[^']*')/g,
};

/** Code with coloured tokens; the text is unchanged, so that selecting it copies the code. */
export function highlight(code: string, language: Block["language"]): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(patterns[language])) {
    const kind = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
    parts.push(code.slice(end, match.index));
    parts.push(
      <span key={match.index} className={`code-${kind}`}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, code.slice(end)];
}
