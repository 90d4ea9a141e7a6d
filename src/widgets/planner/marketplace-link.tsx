import type { ReactNode } from "react";
import type { FoundAddress } from "../../core/api/marketplace-people.ts";
import { offerAddress } from "../../core/marketplace/handed-address.ts";
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
    <span onClickCapture={() => offerAddress(session, address)}>
      <Link className={className} to={{ name: "marketplace", query: "enabled=true&path=search-page" }}>
        {children}
      </Link>
    </span>
  );
}
