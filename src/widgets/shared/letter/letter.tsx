import { useLayoutEffect, useRef } from "react";
import { styles, useStyles } from "../../kit/element/styles.ts";
import css from "./letter.css?inline";
import type { Letter } from "./open-letter.ts";

const letterStyles = styles(css);

/** Shows an opened letter. Its nodes are ours already (open-letter.ts); no markup is ever written as text. */
export function LetterView({ letter }: { readonly letter: Letter }) {
  useStyles(letterStyles);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(letter.body);
  }, [letter]);
  return <div className="letter" ref={place} />;
}
