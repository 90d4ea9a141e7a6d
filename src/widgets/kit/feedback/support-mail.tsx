import { useStore } from "@nanostores/react";
import { useWidget } from "../element/context.ts";
import { MailLink, type MailLinkProps } from "../text/mail-link.tsx";

/** A `mailto:` link to the support address of the page's settings. */
export function SupportMail(props: Omit<MailLinkProps, "address">) {
  const { supportEmail } = useStore(useWidget().session.$settings);
  return <MailLink address={supportEmail} {...props} />;
}
