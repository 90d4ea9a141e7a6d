import { Badge } from "../text/badge.tsx";

/** A title with a count: "Duraklar 7". */
export function Counted({ words, count }: { readonly words: string; readonly count: number }) {
  return (
    <>
      {words} <Badge count={count} />
    </>
  );
}
