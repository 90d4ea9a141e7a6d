import armchairIcon from "lucide-static/icons/armchair.svg?raw";
import badgeCheckIcon from "lucide-static/icons/badge-check.svg?raw";
import building2Icon from "lucide-static/icons/building-2.svg?raw";
import leafIcon from "lucide-static/icons/leaf.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import type { LineBadges } from "../../../core/api/marketplace.ts";
import { Chip, type ChipKind } from "../../kit/text/chip.tsx";
import { marketplaceDetailMessages as texts } from "../marketplace.messages.ts";

interface Badge {
  readonly key: keyof LineBadges;
  readonly kind: ChipKind;
  readonly icon: string;
  readonly text: string;
}

const badges = (): readonly Badge[] => [
  { key: "isPassengersOwn", kind: "accent", icon: routeIcon, text: texts.badges.passengersOwn },
  { key: "isOwned", kind: "accent", icon: building2Icon, text: texts.badges.owned },
  { key: "isCheapest", kind: "ok", icon: badgeCheckIcon, text: texts.badges.cheapest },
  { key: "hasLeastEmission", kind: "line", icon: leafIcon, text: texts.badges.leastEmission },
  { key: "isComfortable", kind: "line", icon: armchairIcon, text: texts.badges.comfortable },
];

/** The badges of a line. The passenger's own line always is the company's, so the badge of the company's lines is left out there. */
export function BadgeChips({ badges: held }: { readonly badges: LineBadges }) {
  const shown = badges().filter(({ key }) => held[key] && !(key === "isOwned" && held.isPassengersOwn));
  return shown.map(({ key, kind, icon, text }) => (
    <Chip key={key} kind={kind} icon={icon}>
      {text}
    </Chip>
  ));
}
