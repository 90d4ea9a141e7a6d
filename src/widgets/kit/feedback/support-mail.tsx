import { useStore } from "@nanostores/react";
import { useWidget } from "../element/context.ts";
import { MailLink } from "../text/mail-link.tsx";

/** A `mailto:` link to the support address of the page's settings. */
export function SupportMail({ className }: { readonly className?: string }) {
  const { supportEmail } = useStore(useWidget().session.$settings);
  return <MailLink address={supportEmail} className={className} />;
}
