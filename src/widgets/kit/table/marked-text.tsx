import { splitMatches } from "./mark-text.ts";

interface MarkedTextProps {
  readonly text: string;
  readonly search: string;
}

/** A cell's text with what the search found in it. */
export function MarkedText({ text, search }: MarkedTextProps) {
  const parts = splitMatches(text, search);
  // Text and mark in turns, an empty text where a mark comes first: the next key changes texts instead of elements.
  const first = parts[0]?.isFound ? [""] : [];
  return (
    <span className="marked-text">
      {[
        ...first,
        ...parts.map((part, index) => (part.isFound ? <mark key={index + first.length}>{part.text}</mark> : part.text)),
      ]}
    </span>
  );
}
