import type { ReactNode } from "react";
import type { FoundAddress } from "../../core/api/marketplace-people.ts";
import { offer } from "../../core/portal/hand-over.ts";
import { useWidget } from "../kit/element/context.ts";
import { Link } from "../kit/text/link.tsx";

interface MarketplaceLinkProps {
  readonly address: FoundAddress;
  readonly className: string;
  readonly children: ReactNode;
}

/** Leads to the marketplace's form. The portal fills the address in, from memory; the link itself doesn't contain it. */
export function MarketplaceLink({ address, className, children }: MarketplaceLinkProps) {
  const { session } = useWidget();
  return (
    <span onClickCapture={() => offer(session, "marketplace", address)}>
      <Link className={className} to={{ name: "marketplace", query: "enabled=true&path=search-page" }}>
        {children}
      </Link>
    </span>
  );
}
