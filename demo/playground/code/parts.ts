const patterns: Readonly<Record<string, RegExp>> = {
  html: /(?<note><!--[\s\S]*?-->)|(?<text>"[^"]*")|(?<word><\/?[a-z][\w-]*|\/?>)/g,
  js: /(?<note>\/\/.*)|(?<text>"[^"]*")|(?<word>\b(?:import|from|const|async|await)\b)/g,
  sh: /(?<note>#.*)|(?<word>^npm(?: install)?)/g,
  css: /(?<note>\/\*[\s\S]*?\*\/)|(?<word>--[\w-]+)|(?<text>#[0-9a-f]+\b)/g,
  http: /(?<word>^[\w-]+:)|(?<text>'[^']*')/g,
};

interface CodePart {
  /** Kind of token; null for plain text. */
  readonly kind: string | null;
  readonly text: string;
}

/** Splits code into parts to colour; joined, they are the unchanged code. Code in an unknown language is a single part. */
export function toCodeParts(code: string, language: string): readonly CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const match of code.matchAll(patterns[language] ?? /(?!)/g)) {
    const kind = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? null;
    parts.push({ kind: null, text: code.slice(end, match.index) }, { kind, text: match[0] });
    end = match.index + match[0].length;
  }
  return [...parts, { kind: null, text: code.slice(end) }].filter(({ text }) => text !== "");
}
