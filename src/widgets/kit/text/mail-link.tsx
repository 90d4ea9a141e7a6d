import { toMailLink } from "../../../core/text/mail-address.ts";

interface MailLinkProps {
  /** Unchecked, as the page's settings or the provider give it. */
  readonly address: string;
  readonly className?: string | undefined;
}

/** A `mailto:` link when the text is exactly one mail address, else plain text. */
export function MailLink({ address, className }: MailLinkProps) {
  const href = toMailLink(address);
  if (href === null) return <span className={className}>{address}</span>;
  return (
    <a className={className} href={href}>
      {address}
    </a>
  );
}
