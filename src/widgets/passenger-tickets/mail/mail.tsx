import { useLayoutEffect, useRef } from "react";
import { styles, useStyles } from "../../kit/element/styles.ts";
import css from "./mail.css?inline";
import type { Mail } from "./open-mail.ts";

const mailStyles = styles(css);

/** Shows an opened e-mail. Inserts the sanitised nodes of open-mail.ts; no HTML is ever parsed here. */
export function MailView({ mail }: { readonly mail: Mail }) {
  useStyles(mailStyles);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.replaceChildren(mail.body);
  }, [mail]);
  return <div className="mail" lang="tr" ref={container} />;
}
