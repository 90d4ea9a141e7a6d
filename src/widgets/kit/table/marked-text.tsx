import { splitMatches } from "./mark-text.ts";

interface MarkedTextProps {
  readonly text: string;
  readonly search: string;
}

/** A cell's text with what the search found in it. */
export function MarkedText({ text, search }: MarkedTextProps) {
  return (
    <span className="marked-text">
      {splitMatches(text, search).map((part, index) =>
        part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </span>
  );
}
