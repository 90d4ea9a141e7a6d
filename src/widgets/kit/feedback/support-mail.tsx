import { useStore } from "@nanostores/react";
import { useWidget } from "../element/context.ts";
import { MailLink } from "../text/mail-link.tsx";

/** Whom to write to, as the page says. */
export function SupportMail({ className }: { readonly className?: string }) {
  const { supportEmail } = useStore(useWidget().session.$settings);
  return <MailLink address={supportEmail} className={className} />;
}
