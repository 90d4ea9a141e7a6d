import { useStore } from "@nanostores/react";
import { toMailLink } from "../../../core/mail-address.ts";
import { useWidget } from "../element/context.ts";

/** Whom to write to, as the page says; a link only when it is an address and nothing but an address. */
export function SupportMail({ className }: { readonly className?: string }) {
  const { supportEmail } = useStore(useWidget().session.$settings);
  const href = toMailLink(supportEmail);
  if (href === null) return <span className={className}>{supportEmail}</span>;
  return (
    <a className={className} href={href}>
      {supportEmail}
    </a>
  );
}
