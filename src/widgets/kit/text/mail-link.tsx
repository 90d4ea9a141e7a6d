import { toMailLink } from "../../../core/text/mail-address.ts";

interface MailLinkProps {
  /** As a page or a provider writes it. */
  readonly address: string;
  readonly className?: string | undefined;
}

/** Leads to a mail, and only when it is an address and nothing but an address. */
export function MailLink({ address, className }: MailLinkProps) {
  const href = toMailLink(address);
  if (href === null) return <span className={className}>{address}</span>;
  return (
    <a className={className} href={href}>
      {address}
    </a>
  );
}
