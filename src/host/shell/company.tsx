import { useStore } from "@nanostores/react";
import { useState } from "react";
import { toPictureAddress } from "../../core/platform/web-address.ts";
import type { Profile } from "../../core/session/session.ts";
import { toInitials } from "../../core/text/text.ts";
import { usePortal } from "../context.ts";

/** Ratio of width to height from which a logo is assumed to contain the company's name. */
const wideLogo = 1.8;

interface CompanyProps {
  readonly profile: Profile;
  readonly isCollapsed?: boolean;
}

/** The company's logo; its name without a usable logo, or beside one that is only a symbol. */
export function Company({ profile, isCollapsed = false }: CompanyProps) {
  const { session } = usePortal();
  const { apiBase } = useStore(session.$settings);
  const address = toPictureAddress(profile.logo, new URL(apiBase, location.href).href);
  const [broken, setBroken] = useState<string | null>(null);
  const [isWide, setWide] = useState(false);
  const hasPicture = address !== null && address !== broken;
  const holdsName = hasPicture && isWide;
  return (
    <div className="portal-company row gap-10 muted strong" title={profile.companyName}>
      {hasPicture && (
        <img
          src={address}
          alt={holdsName ? profile.companyName : ""}
          // A wide logo would be unreadably small in the collapsed sidebar.
          hidden={holdsName && isCollapsed}
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setWide(naturalWidth > naturalHeight * wideLogo)
          }
        />
      )}
      {(!hasPicture || (holdsName && isCollapsed)) && (
        <span className="portal-company-letters center" aria-hidden="true">
          {toInitials(profile.companyName.split(/\s+/u, 2).join(" "))}
        </span>
      )}
      {(!holdsName || isCollapsed) && <span className="portal-label cut">{profile.companyName}</span>}
    </div>
  );
}
