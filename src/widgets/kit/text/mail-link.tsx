import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { toMailLink } from "../../../core/text/mail-address.ts";
import { useWidget } from "../element/context.ts";

interface MailLinkProps {
  /** Unchecked, as the page's settings or the provider give it. */
  readonly address: string;
  readonly className?: string | undefined;
  /** Subject of the mail. */
  readonly subject?: string | undefined;
  /** Text of the link; default: the address. */
  readonly children?: ReactNode;
}

/** A `mailto:` link when the text is exactly one mail address, else plain text. */
export function MailLink({ address, className, subject, children = address }: MailLinkProps) {
  const href = toMailLink(address);
  if (href === null) return <span className={className}>{address}</span>;
  return (
    <a className={className} href={subject === undefined ? href : `${href}?subject=${encodeURIComponent(subject)}`}>
      {children}
    </a>
  );
}

/** A `mailto:` link to the support address of the page's settings. */
export function SupportMail(props: Omit<MailLinkProps, "address">) {
  const { supportEmail } = useStore(useWidget().session.$settings);
  return <MailLink address={supportEmail} {...props} />;
}
