import { useLayoutEffect, useRef } from "react";
import { styles, useStyles } from "../../kit/element/styles.ts";
import css from "./letter.css?inline";
import type { Letter } from "./open-letter.ts";

const letterStyles = styles(css);

/** Shows an opened letter. Inserts the sanitised nodes of open-letter.ts; no HTML is ever parsed here. */
export function LetterView({ letter }: { readonly letter: Letter }) {
  useStyles(letterStyles);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.replaceChildren(letter.body);
  }, [letter]);
  return <div className="letter" ref={container} />;
}
